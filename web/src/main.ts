import { mount } from 'svelte';
import App from './App.svelte';
import { followSystem } from './state/settings.svelte';
import { firstLanguage, setLanguage } from './text/translate.svelte';
import './styles/base.css';

followSystem();
await setLanguage(firstLanguage());
mount(App, { target: document.getElementById('app')! });
