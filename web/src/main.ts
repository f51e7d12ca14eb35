import { mount } from 'svelte';
import App from './App.svelte';
import { followSystem } from './state/settings.svelte';
import { firstLanguage, speak } from './text/translate.svelte';
import './styles/base.css';

followSystem();
await speak(firstLanguage());
mount(App, { target: document.getElementById('app')! });
