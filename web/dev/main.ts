/** Shows dumped scenes during development: /dev/?scene=dq-Reroll&lang=fr&theme=light */
import { mount } from 'svelte';
import '../src/styles/base.css';
import { addTexts, texts, withNames, type Lang } from '../src/text/translate.svelte';
import type { Scene } from '../src/wire';
import Viewer from './Viewer.svelte';
import { handMade } from './scenes';

const wish = new URLSearchParams(location.search);
const lang: Lang = wish.get('lang') === 'fr' ? 'fr' : 'en';
const sources = import.meta.glob<string>(['../../src/donjon/**/text/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const dumped = import.meta.glob<Scene>('./scenes/*.json', { import: 'default', eager: true });

for (const one of ['en', 'fr'] as const) {
  const text = Object.entries(sources)
    .filter(([path]) => path.endsWith(`/${one}.ftl`))
    .map(([, source]) => source);
  addTexts(one, text.join('\n'));
}
texts.lang = lang;
document.documentElement.lang = lang;
document.documentElement.dataset['theme'] = wish.get('theme') ?? 'dark';

const scenes: Record<string, Scene> = { ...handMade };
for (const [path, scene] of Object.entries(dumped)) scenes[path.slice('./scenes/'.length, -'.json'.length)] = scene;
const names = (wish.get('scene') ?? 'dq-Reroll').split(',');
const shown = names.map((name) => scenes[name]).filter((scene) => scene !== undefined);
withNames(shown[0]?.seats.map(({ name }) => (typeof name === 'string' ? name : '')) ?? []);

mount(Viewer, {
  target: document.getElementById('app') as HTMLElement,
  props: { scenes: shown, all: Object.keys(scenes) },
});
