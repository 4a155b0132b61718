// Optimizes the WebAssembly files of a program in place: `node optimize.mjs OPTIMIZE_LEVEL
// SHRINK_LEVEL SCRIPT FILE...`. The last file is the main one, which the script belongs to.
// One process for all files, because starting Binaryen takes longer than most files do.
import { readFileSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
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

/** Returns the file of a module, whose functions keep their names for the next rounds. */
const file = (module) => {
  // Similar functions have similar names. Next to each other, they compress better.
  module.runPasses(["reorder-functions-by-name", "strip-producers"]);
  return module.emitBinary();
};

/** Returns the optimized file, and the files in which its blocks are rebuilt once, twice and so on. */
const optimized = (source, rounds) => {
  const module = binaryen.readBinary(source, FEATURES);
  module.optimize();
  const forms = [file(module)];
  for (let round = 0; round < rounds; round += 1) {
    module.runPasses(["flatten", "rereloop"]);
    module.optimize();
    module.optimize();
    forms.push(file(module));
  }
  module.dispose();
  return forms;
};

const gzipSize = (file) => gzipSync(file, { level: 9 }).length;

// Rebuilt blocks make most files smaller, but not all.
const rounds = Number(shrinkLevel) > 0 ? 2 : 0;
for (const path of files) {
  const forms = optimized(readFileSync(path), rounds);
  writeFileSync(path, forms.reduce((a, b) => (gzipSize(a) <= gzipSize(b) ? a : b)));
}
shortenNames(files.at(-1), script);
