declare module 'virtual:game-icons/glossary' {
  const drawings: Record<string, string>;
  export default drawings;
}
declare module 'virtual:game-icons/shelves' {
  const shelves: (() => Promise<{ default: Record<string, string> }>)[];
  export default shelves;
}
