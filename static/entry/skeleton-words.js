// Words of the page that are painted before the program has loaded. `src/text/tests/skeleton.rs` compares
// them with those of the program.
export const WORDS = {
  en: {
    views: ["Play", "Watch", "Compare", "Many puzzles"],
    pens: ["Digit", "Corner", "Centre", "Colour", "Given"],
    solve: "Solve",
    helps: ["Check", "What fits here?", "Hint"],
    panels: ["Puzzle", "New", "Rules", "Solutions"],
    loading: "Loading…",
  },
  ru: {
    views: ["Игра", "Перебор", "Сравнение", "Много задач"],
    pens: ["Цифра", "В углу", "В центре", "Цвет", "Заданная"],
    solve: "Решить",
    helps: ["Проверить", "Что подходит?", "Подсказка"],
    panels: ["Задача", "Новая", "Правила", "Решения"],
    loading: "Загружается…",
  },
  sw: {
    views: ["Cheza", "Tazama", "Linganisha", "Mafumbo mengi"],
    pens: ["Tarakimu", "Kona", "Katikati", "Rangi", "Iliyotolewa"],
    solve: "Tatua",
    helps: ["Hakiki", "Zipi zinafaa?", "Dokezo"],
    panels: ["Fumbo", "Jipya", "Sheria", "Masuluhisho"],
    loading: "Inapakia…",
  },
};
