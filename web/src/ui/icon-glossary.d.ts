type Load = () => Promise<{ default: Record<string, string> }>;

declare module 'virtual:game-icons/glossary' {
  const drawings: Record<string, string>;
  export default drawings;
}
declare module 'virtual:game-icons/games' {
  const games: Record<string, Load>;
  export default games;
}
declare module 'virtual:game-icons/shelves' {
  const shelves: Load[];
  export default shelves;
}
