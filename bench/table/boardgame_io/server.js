/** `node server.js PORT`: boardgame.io's server in memory, on loopback only; tells its CPU and memory when asked. */
const net = require('net');
const { Server, Origins } = require('boardgame.io/server');
const delve = require('./delve.js');

const HOST = '127.0.0.1';
const listen = net.Server.prototype.listen;
net.Server.prototype.listen = function (port, ready) {
  return listen.call(this, { port, host: HOST }, ready);
};

function cpuSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

process.on('message', (asked) => {
  if (asked === 'exit') process.exit(0);
  if (global.gc) global.gc();
  process.send({ cpu: cpuSeconds(), rss: process.memoryUsage().rss });
});

const server = Server({ games: [delve], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]) }).then(() => process.send({ ready: true }));
