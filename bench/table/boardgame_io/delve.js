/** Delve: a small deck-builder for boardgame.io, with piles like those of a real one. */
const ROOMS = 32;
const MARKET = 6;
const HAND = 5;
const TURNS = 80;
const STARTING_DECK = [0, 0, 0, 0, 0, 0, 1, 1, 2, 2];
const COPIES = 14;
const CARDS = [
  { cost: 0, skill: 1, boots: 0, draw: 0, points: 0 },
  { cost: 0, skill: 0, boots: 0, draw: 0, points: 0 },
  { cost: 0, skill: 0, boots: 1, draw: 0, points: 0 },
  { cost: 2, skill: 1, boots: 1, draw: 0, points: 0 },
  { cost: 3, skill: 2, boots: 0, draw: 0, points: 1 },
  { cost: 4, skill: 1, boots: 0, draw: 1, points: 2 },
  { cost: 5, skill: 3, boots: 0, draw: 0, points: 2 },
  { cost: 6, skill: 2, boots: 2, draw: 1, points: 3 },
];
const FIRST_FOR_SALE = 3;

function drawCards(player, count, random) {
  for (let drawn = 0; drawn < count; drawn++) {
    if (player.deck.length === 0) {
      if (player.discard.length === 0) return;
      player.deck = random.Shuffle(player.discard);
      player.discard = [];
    }
    player.hand.push(player.deck.pop());
  }
}

function newPlayer(random) {
  const player = { deck: random.Shuffle(STARTING_DECK), hand: [], discard: [], played: [] };
  Object.assign(player, { skill: 0, boots: 0, room: 0, points: 0 });
  drawCards(player, HAND, random);
  return player;
}

function setup({ ctx, random }) {
  const forSale = CARDS.map((_, card) => card).slice(FIRST_FOR_SALE);
  const dungeon = random.Shuffle(forSale.flatMap((card) => Array(COPIES).fill(card)));
  const market = dungeon.splice(-MARKET);
  const players = Array.from({ length: ctx.numPlayers }, () => newPlayer(random));
  return { players, market, dungeon, secrets: Array(ROOMS).fill(1), turns: 0 };
}

function play({ G, ctx, random }, place) {
  const player = G.players[ctx.currentPlayer];
  if (place >= player.hand.length) return 'INVALID_MOVE';
  const [card] = player.hand.splice(place, 1);
  player.played.push(card);
  player.skill += CARDS[card].skill;
  player.boots += CARDS[card].boots;
  drawCards(player, CARDS[card].draw, random);
}

function buy({ G, ctx }, place) {
  const player = G.players[ctx.currentPlayer];
  const card = G.market[place];
  if (card === undefined || CARDS[card].cost > player.skill) return 'INVALID_MOVE';
  player.skill -= CARDS[card].cost;
  player.points += CARDS[card].points;
  player.discard.push(card);
  G.market.splice(place, 1);
}

function walk({ G, ctx }, steps) {
  const player = G.players[ctx.currentPlayer];
  if (player.boots < 1) return 'INVALID_MOVE';
  player.boots -= 1;
  player.room = (player.room + steps + ROOMS) % ROOMS;
  player.points += G.secrets[player.room];
  G.secrets[player.room] = 0;
}

function done({ G, ctx, events, random }) {
  const player = G.players[ctx.currentPlayer];
  player.discard.push(...player.played, ...player.hand);
  Object.assign(player, { played: [], hand: [], skill: 0, boots: 0 });
  drawCards(player, HAND, random);
  while (G.market.length < MARKET && G.dungeon.length > 0) G.market.push(G.dungeon.pop());
  G.turns += 1;
  events.endTurn();
}

function enumerate(G, ctx) {
  const player = G.players[ctx.currentPlayer];
  const moves = player.hand.map((_, place) => ({ move: 'play', args: [place] }));
  G.market.forEach((card, place) => {
    if (CARDS[card].cost <= player.skill) moves.push({ move: 'buy', args: [place] });
  });
  if (player.boots > 0) moves.push({ move: 'walk', args: [1] }, { move: 'walk', args: [-1] });
  if (player.hand.length === 0) moves.push({ move: 'done', args: [] });
  return moves;
}

function endIf({ G }) {
  const isOver = G.turns >= TURNS || G.dungeon.length === 0;
  return isOver ? { scores: G.players.map((player) => player.points) } : undefined;
}

module.exports = { name: 'delve', setup, moves: { play, buy, walk, done }, endIf, ai: { enumerate } };
