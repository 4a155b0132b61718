//! English words of the help.

labels! {
    HelpLabels = HELP {
        about: "This is backtracking: try a digit, and when you get stuck, go back. The program takes the \
         first empty cell, row by row, and writes in the smallest digit that its row, column and box \
         allow. If no digit fits, it erases the digit it wrote last and tries the next one there. \
         You can follow every step, forwards and backwards.",
        sources: "Based on K. Tkachenko’s solver in KuMir and 1C, a solver in Nuru (a programming \
         language with Swahili keywords), a 1C tutorial on constraint models, and a paper on \
         generating puzzles by exploring the whole search tree.",
        kept: "Your puzzles are saved in this browser, on this device. Browsers can delete them: Safari \
         after seven days without a visit, every browser when a private window is closed or browsing \
         data is cleared. To be safe, use “Save all” in “My puzzles” and keep the file.",
        notices: "Licences of the software used in this page",
    }
}
