import { mount } from 'svelte';
import App from './App.svelte';
import { preload } from './pages/later';
import './pages/shared';
import { textsOfTable } from './state/route';
import { followSystem } from './state/settings.svelte';
import { awaitFirstClick } from './state/sound/play';
import { firstLanguage, setLanguage } from './text/translate.svelte';
import 'virtual:fonts.css';
import './styles/base.css';

followSystem();
awaitFirstClick();
preload(location.href);
await setLanguage(firstLanguage(), textsOfTable(new URL(location.href)));
mount(App, { target: document.getElementById('app')! });
