/**
 * `node load.js MATCHES SECONDS CORE`: so many matches of two people each against server.js, which has a core of
 * its own. A match moves again as soon as its last move has come back. The last line printed is JSON.
 */
const http = require('http');
const { spawn } = require('child_process');
const { io } = require('socket.io-client');
const delve = require('./delve.js');

const [MATCHES, SECONDS, CORE] = process.argv.slice(2).map(Number);
const HOST = '127.0.0.1';
const PORT = 18000 + (process.pid % 2000);
const SETTLING = 500;

const command = ['-c', String(CORE), process.execPath, '--expose-gc', `${__dirname}/server.js`, String(PORT)];
const server = spawn('taskset', command, {
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  env: { ...process.env, NODE_ENV: 'production' },
});

const answer = () => new Promise((resolve) => server.once('message', resolve));
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

function ask(what) {
  const told = answer();
  server.send(what);
  return told;
}

function post(path, data) {
  const text = JSON.stringify(data);
  const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
  return new Promise((resolve, reject) => {
    const request = http.request({ host: HOST, port: PORT, path, method: 'POST', headers }, (response) => {
      let said = '';
      response.on('data', (part) => (said += part));
      response.on('end', () => resolve(JSON.parse(said)));
    });
    request.on('error', reject);
    request.end(text);
  });
}

/** One match with two people on sockets of their own. */
class Match {
  sockets = [];
  credentials = [];
  state = null;
  sentAt = 0;
  isOver = false;

  constructor(id, count) {
    this.id = id;
    this.count = count;
  }

  static async open(count) {
    const { matchID } = await post(`/games/${delve.name}/create`, { numPlayers: 2 });
    const match = new Match(matchID, count);
    for (const player of ['0', '1']) await match.sit(player);
    return match;
  }

  async sit(player) {
    const wish = { playerID: player, playerName: `player ${player}` };
    const { playerCredentials } = await post(`/games/${delve.name}/${this.id}/join`, wish);
    const socket = io(`http://${HOST}:${PORT}/${delve.name}`, { transports: ['websocket'] });
    await new Promise((resolve) => socket.on('connect', resolve));
    socket.on('update', (_, state) => this.hear(state));
    const synced = new Promise((resolve) => socket.on('sync', (_, { state }) => resolve(state)));
    socket.emit('sync', this.id, player, playerCredentials, 2);
    this.state = await synced;
    this.sockets.push(socket);
    this.credentials.push(playerCredentials);
  }

  /** The first of the two who hears of a move answers with the next. */
  hear(state) {
    if (state._stateID <= this.state._stateID) return;
    this.state = state;
    if (this.sentAt) this.count.moved(performance.now() - this.sentAt);
    this.sentAt = 0;
    this.isOver = Boolean(state.ctx.gameover);
    if (this.isOver) this.count.finished += 1;
    else if (this.count.isRunning) this.move();
  }

  move() {
    const { G, ctx, _stateID } = this.state;
    const moves = delve.ai.enumerate(G, ctx);
    const { move, args } = moves[Math.floor(Math.random() * moves.length)];
    const player = ctx.currentPlayer;
    const payload = { type: move, args, playerID: player, credentials: this.credentials[player] };
    this.sentAt = performance.now();
    this.sockets[player].emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.id, player);
  }
}

/** What is counted while it runs. */
class Count {
  isRunning = false;
  finished = 0;
  milliseconds = [];

  moved(milliseconds) {
    if (this.isRunning) this.milliseconds.push(milliseconds);
  }

  percentile(percent) {
    const sorted = this.milliseconds.sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
  }
}

async function main() {
  await answer();
  const empty = await ask('figures');
  const count = new Count();
  const matches = [];
  while (matches.length < MATCHES) matches.push(await Match.open(count));
  await pause(SETTLING);
  const before = await ask('figures');
  const start = performance.now();
  count.isRunning = true;
  for (const match of matches) match.move();
  await pause(SECONDS * 1000);
  count.isRunning = false;
  const seconds = (performance.now() - start) / 1000;
  const after = await ask('figures');
  const moves = count.milliseconds.length;
  const cpu = after.cpu - before.cpu;
  const found = {
    'choices/s': moves / seconds,
    'choices a CPU s': moves / cpu,
    'server CPU %': (100 * cpu) / seconds,
    over: count.finished,
    MB: after.rss / 1e6,
    'KB a table': (before.rss - empty.rss) / 1e3 / MATCHES,
  };
  for (const percent of [50, 95, 99]) found[`broadcast p${percent}`] = count.percentile(percent);
  console.log(JSON.stringify(found));
  server.send('exit');
  process.exit(0);
}

main().catch((error) => {
  console.error(error);
  server.kill();
  process.exit(1);
});
