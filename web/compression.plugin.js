// Compresses the built files once, so that the server need not do it for each visit: `x.js.br` and `x.js.gz` lie beside
// `x.js`, where they are smaller.
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXTS = ['.css', '.html', '.js', '.svg'];
/** A shorter file fits into one packet anyway. */
const SHORTEST = 1024;
/** Icons that only games of other packages ask for: most of all bytes, and hardly ever sent. */
const RARE = /^icons-\d+-/;

const ways = {
  gz: (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
};

async function compress(folder, name) {
  const path = join(folder, name);
  const bytes = await readFile(path);
  if (bytes.length < SHORTEST) return;
  for (const way of RARE.test(name) ? ['gz'] : ['gz', 'br']) {
    await writeFile(`${path}.${way}`, await ways[way](bytes));
  }
}

export function compressed() {
  let root = '';
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: ({ build }) => void (root = build.outDir),
    async closeBundle() {
      const folders = [root, join(root, 'assets')];
      const files = folders.flatMap((folder) => readdirSync(folder).map((name) => [folder, name]));
      const texts = files.filter(([, name]) => TEXTS.includes(extname(name)));
      await Promise.all(texts.map(([folder, name]) => compress(folder, name)));
    },
  };
}
