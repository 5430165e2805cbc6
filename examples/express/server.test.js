const assert = require('node:assert/strict');
const { after, before, test } = require('node:test');

const app = require('./server.js');

let server;
let address;
before(async () => {
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  address = `http://127.0.0.1:${server.address().port}`;
});
after(() => server.closeAllConnections());
after(() => server.close());

const get = async (path) => (await fetch(address + path)).json();
const enter = (path, result) => {
  const body = JSON.stringify({ result });
  return fetch(address + path, { method: 'PUT', headers: { 'content-type': 'application/json' }, body });
};
const points = ({ rows }) => rows.map(({ name, values }) => `${name} ${values[0]}`);

test('a result changes the standings, and followers hear of it', async () => {
  const live = (await fetch(`${address}/live`)).body.pipeThrough(new TextDecoderStream()).getReader();
  assert.deepEqual(points(await get('/standings')), ['Ana 1', 'Bo 0.5', 'Dan 0.5', 'Cleo 0']);

  const answer = await enter('/rounds/2/games/cleo', 1);
  // Buchholz Cut-1: Cleo met Ana (1) and Dan (½), and ½ is cut; of Ana's one opponent nothing is left
  const expected = ['Cleo 1', 'Ana 1', 'Dan 0.5', 'Bo 0.5'];
  assert.deepEqual(points(await answer.json()), expected);

  const { value } = await live.read();
  assert.deepEqual(points(JSON.parse(value.slice('data: '.length))), expected);
  await live.cancel();
});

test('an earlier round stays what it was', async () => {
  assert.deepEqual(points(await get('/standings?round=1')), ['Ana 1', 'Bo 0.5', 'Dan 0.5', 'Cleo 0']);
});

test('a value explains itself, in English and in German', async () => {
  const [english] = await get('/players/ana/explanation?code=SB');
  assert.match(english, /^SB, Sonneborn-Berger \(Art\. 9\.1, edition .*\) – Ana: 1$/);
  const german = await get('/players/ana/explanation?code=SB&lang=de');
  assert.match(german[1], /^ {2}Runde 1: Sieg gegen Cleo, 1 Punkt/);
});

test('a wrong request is refused, with the reason, and changes nothing', async () => {
  const before = await get('/standings');
  const wrong = await enter('/rounds/2/games/bo', 2);
  assert.equal(wrong.status, 400);
  assert.deepEqual(await wrong.json(), {
    error: 'games[1][0].result: expected 0, 0.5 or 1, got 2',
    key: 'wrong-value',
    path: 'games[1][0].result',
  });
  const missing = await enter('/rounds/9/games/bo', 1);
  assert.equal(missing.status, 404);
  assert.deepEqual(await missing.json(), { error: 'round 9: expected a player with White, got "bo"' });
  assert.deepEqual(await get('/players/ana/explanation?code=BHC1'), {
    error: 'code: expected a code (did you mean BH/C1?), got "BHC1"',
    key: 'wrong-value',
    path: 'code',
  });
  assert.deepEqual(await get('/standings'), before);
});

test('the page is there for people', async () => {
  const page = await (await fetch(address)).text();
  assert.match(page, /<title>Club Open/);
});
