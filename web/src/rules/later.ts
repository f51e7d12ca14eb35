/** The rule reader, loaded when somebody reads. */
export const ruleReader = () => import('./RuleReader.svelte');
