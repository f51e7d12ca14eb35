import { mount } from 'svelte';
import App from './App.svelte';
import { followSystem } from './lib/settings.svelte';
import { firstLanguage, speak } from './lib/text.svelte';
import './styles/base.css';

followSystem();
await speak(firstLanguage());
mount(App, { target: document.getElementById('app')! });
