// The fonts at build time, as one stylesheet that holds them: only the letters and features that the client uses.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subset from 'subset-font';

const SHEET = 'virtual:fonts.css';
const require = createRequire(import.meta.url);

/** Family, package and weights of each font. */
const FONTS = [
  ['Grenze', 'grenze', [600, 700]],
  ['Alegreya Sans', 'alegreya-sans', [400, 500, 700, 800]],
];
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n)).join('');
/** The letters of both languages and their neighbours (Latin-1), spaces, dashes, quotes, and the signs of sentences. */
const LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ\u2009\u202f–—‘’‚“”„•…′″‹›€™−`;
/** Kerning, ligatures, accents, and numbers that stand in columns. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

async function face(family, name, weight) {
  const file = require.resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`);
  const small = await subset(readFileSync(file), LETTERS, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    noHinting: true,
  });
  return `@font-face {
  font-family: '${family}';
  font-style: normal;
  font-weight: ${weight};
  src: url(data:font/woff2;base64,${small.toString('base64')}) format('woff2');
}`;
}

export function fonts() {
  return {
    name: 'fonts',
    resolveId: (id) => (id === SHEET ? `\0${SHEET}` : undefined),
    async load(id) {
      if (id !== `\0${SHEET}`) return undefined;
      const faces = FONTS.flatMap(([family, name, weights]) => weights.map((weight) => face(family, name, weight)));
      return (await Promise.all(faces)).join('\n');
    },
  };
}
