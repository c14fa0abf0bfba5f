// Bounded side-by-side driver: `node bench.cjs --target sanuk|colyseus-msg|colyseus|bgio|ref [options]`.
//   --conns 500   idle connections (2 a room)       --rooms 100  active rooms of two clients
//   --secs 10     length of the paced phase         --rate 5     paced moves a second a room
//   --program P   sanuk only: the server            --script F   sanuk only: settings and plies (JSON)
//   --folder D    sanuk only: where its file goes   --no-pin     leave CPU placement to the kernel
// Every server gets a room of two with strict turns, and the same client, on loopback. It starts the
// server itself, stops it by pid, and never runs longer than the caps below. One JSON line comes out.
'use strict';
const { spawn } = require('node:child_process');
const fs = require('node:fs');
const net = require('node:net');
const path = require('node:path');
const crypto = require('node:crypto');
const CAP = { conns: 1000, rooms: 200, secs: 20, rate: 20, wallS: 300 };
const HOST = '127.0.0.1';
const arg = (k, d) => { const i = process.argv.indexOf('--' + k); return i < 0 ? d : process.argv[i + 1]; };
const num = (k, d) => Math.max(1, Math.min(CAP[k], Number(arg(k, d))));
const target = arg('target');
const conns = num('conns', 500), rooms = num('rooms', 100), secs = num('secs', 10), rate = num('rate', 5);
const nodeBin = arg('node', process.execPath), pin = !process.argv.includes('--no-pin');
const sleep = (ms) => new Promise((r) => setTimeout(r, ms));
const children = new Set();
const stopAll = () => { for (const c of children) try { process.kill(c.pid, 'SIGKILL'); } catch {} };
setTimeout(() => { console.error('wall cap reached'); stopAll(); process.exit(3); }, CAP.wallS * 1000).unref();
process.on('exit', stopAll);

const freePort = () => new Promise((res) => { const s = net.createServer(); s.listen(0, HOST, () => { const p = s.address().port; s.close(() => res(p)); }); });
const proc = (pid) => {
  const st = fs.readFileSync(`/proc/${pid}/status`, 'utf8');
  const kb = (k) => Number((st.match(new RegExp(k + ':\\s+(\\d+)')) || [])[1] || 0);
  const f = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return { rssKiB: kb('VmRSS'), cpuS: (Number(f[11]) + Number(f[12])) / 100 };
};
// The reference servers collect garbage on a line "gc", so that what is compared is what they keep.
const settle = async (s) => { for (let i = 0; i < 2; i++) { if (target !== 'sanuk') s.child.stdin.write('gc\n'); await sleep(700); } };
async function startServer() {
  const port = await freePort();
  let cmd = [nodeBin, '--expose-gc', path.join(__dirname, 'servers.cjs'), target.startsWith('colyseus') ? 'colyseus' : target, String(port)];
  const env = { ...process.env, NODE_ENV: 'production', NODE_PATH: path.join(arg('modules', __dirname), 'node_modules') };
  if (target === 'sanuk') {
    cmd = [arg('program')];
    const file = path.join(fs.mkdtempSync(path.join(arg('folder'), 'rooms-')), 'rooms.db');
    Object.assign(env, {
      SANUK_SERVER_LISTEN: `${HOST}:${port}`, SANUK_SERVER_PUBLIC: `http://${HOST}:${port}`, SANUK_SERVER_STORE: `sqlite:${file}`,
      SANUK_SERVER_UNLIMITED: '["127.0.0.0/8"]', RUST_LOG: 'error',
    });
  }
  if (pin) cmd = ['taskset', '-c', '0', ...cmd];
  const child = spawn(cmd[0], cmd.slice(1), { stdio: ['pipe', 'pipe', 'pipe'], env });
  children.add(child);
  let err = ''; child.stderr.on('data', (d) => { err = (err + d).slice(-2000); }); child.stdout.on('data', () => {});
  for (let i = 0; i < 200; i++) {
    const up = await new Promise((r) => { const s = net.connect(port, HOST); s.on('connect', () => { s.destroy(); r(true); }); s.on('error', () => r(false)); });
    if (up) { await sleep(1000); return { port, pid: child.pid, child }; }
    if (child.exitCode !== null) throw new Error('server exited: ' + err);
    await sleep(50);
  }
  throw new Error('server did not start: ' + err);
}
const stop = async (s) => { try { process.kill(s.pid, 'SIGTERM'); } catch {} await sleep(500); try { process.kill(s.pid, 'SIGKILL'); } catch {} children.delete(s.child); };

// ---- adapters: openRoom(port, onEvent(seat, n, turn)) -> { move(seat, n), close() } -------------
const adapters = {};
adapters.colyseus = adapters['colyseus-msg'] = async () => {
  const { Client } = require(require.resolve('@colyseus/sdk', { paths: [arg('modules', __dirname)] }));
  const useMsg = target === 'colyseus-msg';
  return async (port, onEvent) => {
    const c = new Client(`http://${HOST}:${port}`);
    const a = await c.create('bench', { broadcast: useMsg });
    const b = await c.joinById(a.roomId ?? a.id, {});
    const rs = [a, b];
    rs.forEach((r, seat) => {
      if (useMsg) { r.onStateChange(() => {}); r.onMessage('ev', (m) => onEvent(seat, m.n, m.turn)); }
      else r.onStateChange((s) => { if (s.n > 0) onEvent(seat, s.n, s.turn); });
      r.onError(() => {}); r.onLeave(() => {});
    });
    return { move: (seat) => rs[seat].send('move', 0), close: () => rs.forEach((r) => r.leave(true).catch?.(() => {})) };
  };
};
adapters.bgio = async () => {
  const { io } = require(require.resolve('socket.io-client', { paths: [arg('modules', __dirname)] }));
  const post = (u, b) => fetch(u, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(b) }).then((r) => r.json());
  return async (port, onEvent) => {
    const base = `http://${HOST}:${port}`;
    const { matchID } = await post(`${base}/games/bench/create`, { numPlayers: 2 });
    const seats = []; const state = [0, 0];
    for (const seat of [0, 1]) {
      const { playerCredentials: credentials } = await post(`${base}/games/bench/${matchID}/join`, { playerID: String(seat), playerName: 'p' + seat });
      const s = io(`${base}/bench`, { transports: ['websocket'], forceNew: true, reconnection: false });
      const take = (st) => { state[seat] = st._stateID; };
      const synced = new Promise((res, rej) => { s.once('sync', (id, info) => { take(info.state); res(); }); s.once('connect_error', rej); });
      s.on('update', (id, st) => { take(st); onEvent(seat, st.G.n, Number(st.ctx.currentPlayer)); });
      s.on('connect', () => s.emit('sync', matchID, String(seat), credentials, 2));
      await synced; seats.push({ s, credentials });
    }
    return {
      move: (seat) => seats[seat].s.emit('update', { type: 'MAKE_MOVE', payload: { type: 'roll', args: [], playerID: String(seat), credentials: seats[seat].credentials } }, state[seat], matchID, String(seat)),
      close: () => seats.forEach((x) => x.s.disconnect()),
    };
  };
};
adapters.ref = async () => {
  const WebSocket = require(require.resolve('ws', { paths: [arg('modules', __dirname)] }));
  let serial = 0;
  return async (port, onEvent) => {
    const code = 'bench' + serial++; const socks = [];
    for (const want of [0, 1]) {
      const s = new WebSocket(`ws://${HOST}:${port}/room/${code}`, { perMessageDeflate: false });
      await new Promise((res, rej) => {
        s.once('error', rej);
        s.on('message', (buf) => { const m = JSON.parse(buf); if (m.t === 'seat') { if (m.seat !== want) rej(new Error('seat')); res(); } else if (m.t === 'ev') onEvent(want, m.n, m.turn); });
      });
      socks.push(s);
    }
    return { move: (seat) => socks[seat].send('{"t":"move"}'), close: () => socks.forEach((s) => s.close()) };
  };
};
// Ours, by its real protocol: rooms over HTTP, sealed dice, then commands. Idle rooms hold a running
// game of Ludo; moves are the plies of one legal game of makruk.
const sha256 = (word, ...parts) => { const h = crypto.createHash('sha256').update(`dice/v1/${word}\0`); for (const p of parts) h.update(p); return h.digest(); };
adapters.sanuk = async () => {
  const WebSocket = require(require.resolve('ws', { paths: [arg('modules', __dirname)] }));
  const { ludo, makruk, plies } = JSON.parse(fs.readFileSync(arg('script')));
  const post = async (u, b) => { const r = await fetch(u, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(b) }); const j = await r.json(); if (!r.ok) throw new Error(JSON.stringify(j)); return j; };
  return async (port, onEvent, idle) => {
    const base = `http://${HOST}:${port}`;
    const tokens = [0, 1].map(() => crypto.randomBytes(32)); const shares = [0, 1].map(() => crypto.randomBytes(32));
    const creator = crypto.createHash('sha256').update(tokens[0]).digest('hex');
    const { code, gid, first } = await post(`${base}/api/rooms`, { id: crypto.randomBytes(16).toString('hex'), settings: idle ? ludo : makruk, creator });
    const game = Buffer.from(gid, 'hex');
    for (const seat of [0, 1]) {
      const commit = sha256('seat', game, Buffer.from([seat]), shares[seat]).toString('hex');
      await post(`${base}/api/rooms/${code}/join`, { token: tokens[seat].toString('hex'), seat, gid, commit });
    }
    const mix = sha256('mix', game, Buffer.from(first, 'hex'), Buffer.from([2, 0, 1]), shares[0], Buffer.from([1, 1]), shares[1]);
    const white = sha256('lot', mix)[0] % 2;
    const n = [0, 0]; let ply = 0, prompt = 0; const socks = [];
    const ready = [0, 1].map((seat) => new Promise((res, rej) => {
      const s = new WebSocket(`ws://${HOST}:${port}/ws`, { perMessageDeflate: false }); socks.push(s);
      const say = (m) => s.send(JSON.stringify(m));
      let seen = 0, opened = 0, have = 0;
      const take = (e) => {
        have = e.seq;
        if (e.event === 'started') say({ type: 'cmd', n: ++n[seat], prompt: e.seq, op: 'reveal', share: shares[seat].toString('hex') });
        if (e.event === 'revealed' && ++opened === 2) { prompt = e.seq; res(); }
        if (e.event === 'step') { seen++; prompt = e.seq; ply = Math.max(ply, seen); onEvent(seat, seen, (white + seen) % 2); }
      };
      s.once('error', rej);
      s.on('open', () => say({ type: 'hello', proto: 1, room: code, token: tokens[seat].toString('hex'), device: crypto.randomBytes(8).toString('hex'), conn: 1, have: 0 }));
      s.on('message', (buf) => {
        const m = JSON.parse(buf);
        if (m.type === 'welcome') (m.events || []).forEach(take);
        else if (m.type === 'ev') take(m);
        else if (m.type === 'no' || m.type === 'bye') rej(new Error(buf.toString()));
      });
      const beat = setInterval(() => say({ type: 'hb', have, t: 0 }), 10000); s.on('close', () => clearInterval(beat));
    }));
    await Promise.all(ready);
    return {
      first: white,
      move: (seat) => socks[seat].send(JSON.stringify({ type: 'cmd', n: ++n[seat], prompt, ...plies[ply] })),
      close: () => socks.forEach((s) => s.close()),
    };
  };
};

const q = (a, p) => (a.length ? a[Math.min(a.length - 1, Math.floor(p * a.length))] : NaN);
const r2 = (x) => Math.round(x * 100) / 100;
async function openMany(open, port, k, mk) {
  const out = [];
  for (let i = 0; i < k; i += 10) out.push(...await Promise.all(Array.from({ length: Math.min(10, k - i) }, (_, j) => mk(i + j))));
  return out;
}
async function idle(open) {
  const s = await startServer();
  const warm = await openMany(open, s.port, 10, () => open(s.port, () => {}, true));
  await sleep(1500); await settle(s); const before = proc(s.pid).rssKiB;
  const list = await openMany(open, s.port, conns / 2, () => open(s.port, () => {}, true));
  await sleep(3000); const peak = proc(s.pid).rssKiB; await settle(s); const a = proc(s.pid); await sleep(5000); const b = proc(s.pid);
  const res = { rssStartKiB: before, rssPeakKiB: peak, rssKiB: b.rssKiB, kibPerConn: r2((b.rssKiB - before) / conns), kibPerRoom: r2((b.rssKiB - before) / (conns / 2)), idleCpuPct: r2(((b.cpuS - a.cpuS) / 5) * 100) };
  for (const r of [...warm, ...list]) r.close();
  await sleep(300); await stop(s); return res;
}
async function paced(open) {
  const s = await startServer();
  const st = Array.from({ length: rooms }, () => ({ n: 0, turn: 0, t0: 0, got: 2 }));
  const lat = []; let moves = 0, events = 0, skipped = 0, on = false; const hs = [];
  const send = (i) => { const x = st[i]; x.got = 0; x.t0 = performance.now(); moves++; hs[i].move(x.turn); };
  const onEv = (i) => (seat, n, turn) => {
    const x = st[i]; if (n < x.n) return; if (n > x.n) { x.n = n; x.turn = turn; x.got = 0; }
    x.got++; if (!on) return; events++; lat.push(performance.now() - x.t0);
  };
  hs.push(...await openMany(open, s.port, rooms, (i) => open(s.port, onEv(i), false)));
  hs.forEach((h, i) => { st[i].turn = h.first ?? 0; });
  await sleep(500);
  for (let i = 0; i < rooms; i++) send(i); await sleep(700);           // one warm-up move a room
  on = true; moves = 0; const c0 = proc(s.pid), u0 = process.cpuUsage(), begin = performance.now(), end = begin + secs * 1000;
  const gap = 1000 / rate; const due = st.map((_, i) => begin + (gap * i) / rooms);
  while (performance.now() < end) {
    const now = performance.now();
    for (let i = 0; i < rooms; i++) if (due[i] <= now) { due[i] += gap; if (st[i].got >= 2) send(i); else skipped++; }
    await sleep(1);
  }
  const wall = (performance.now() - begin) / 1000, c1 = proc(s.pid), u = process.cpuUsage(u0); on = false;
  lat.sort((a, b) => a - b);
  const res = { movesPerS: r2(moves / wall), broadcastsPerS: r2(events / wall), p50ms: r2(q(lat, 0.5)), p99ms: r2(q(lat, 0.99)), maxMs: r2(lat.at(-1)), skipped, serverCpuPct: r2(((c1.cpuS - c0.cpuS) / wall) * 100), clientCpuPct: r2((u.user + u.system) / 1e4 / wall), cpuUsPerMove: r2(((c1.cpuS - c0.cpuS) / moves) * 1e6), rssKiB: c1.rssKiB };
  for (const h of hs) h.close();
  await sleep(300); await stop(s); return res;
}
(async () => {
  if (!adapters[target]) throw new Error('unknown --target');
  if (pin) spawn('taskset', ['-cp', '1', String(process.pid)], { stdio: 'ignore' });
  const open = await adapters[target]();
  console.log(JSON.stringify({ target, idle: await idle(open), paced: await paced(open) }));
  process.exit(0);
})().catch((e) => { console.error(e); stopAll(); process.exit(1); });
