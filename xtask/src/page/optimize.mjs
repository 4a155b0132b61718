// Optimizes the WebAssembly files of a program in place: `node optimize.mjs OPTIMIZE_LEVEL
// SHRINK_LEVEL SCRIPT FILE...`. The last file is the main one, which the script belongs to.
// One process for all files, because starting Binaryen takes longer than most files do.
import { readFileSync, writeFileSync } from "node:fs";
import binaryen from "binaryen";
import { shortenNames } from "./short-names.mjs";

const { Features } = binaryen;
// What every current browser supports. The features are listed here because splitting removes the
// section that declares them.
const FEATURES =
  Features.BulkMemory |
  Features.SignExt |
  Features.NontrappingFPToInt |
  Features.MutableGlobals |
  Features.Multivalue |
  Features.ReferenceTypes |
  Features.SIMD128;

const [optimizeLevel, shrinkLevel, script, ...files] = process.argv.slice(2);
binaryen.setOptimizeLevel(Number(optimizeLevel));
binaryen.setShrinkLevel(Number(shrinkLevel));
binaryen.setGenerateStackIR(true);
binaryen.setOptimizeStackIR(true);
for (const file of files) {
  const module = binaryen.readBinary(readFileSync(file), FEATURES);
  module.optimize();
  if (shrinkLevel > 0) {
    // Blocks and branches in a simpler form, and what can be left out then.
    module.runPasses(["flatten", "rereloop"]);
    module.optimize();
    module.optimize();
  }
  // Similar functions have similar names. Next to each other, they compress better.
  module.runPasses(["reorder-functions-by-name", "strip-debug", "strip-producers"]);
  writeFileSync(file, module.emitBinary());
  module.dispose();
}
shortenNames(files.at(-1), script);
