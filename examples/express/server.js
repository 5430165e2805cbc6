// The tournament on the web: routes, and the list of browsers that follow it live.
const express = require('express');

const { isInputError } = require('crosstable');

const tournament = require('./tournament.js');

const app = express();
const followers = new Set();
app.use(express.json());

app.get('/', (request, response) => {
  response.send(tournament.page());
});

app.get('/standings', ({ query }, response) => {
  response.json(tournament.standings(query.round === undefined ? undefined : Number(query.round)));
});

app.put('/rounds/:round/games/:white', ({ params, body }, response) => {
  tournament.enterResult(Number(params.round), params.white, body.result);
  const standings = tournament.standings();
  for (const follower of followers) follower.write(`data: ${JSON.stringify(standings)}\n\n`);
  response.json(standings);
});

app.get('/players/:player/explanation', ({ params, query }, response) => {
  response.json(tournament.explanation(params.player, query.code ?? 'BH', query.lang));
});

app.get('/live', (request, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' }).flushHeaders();
  followers.add(response);
  request.on('close', () => followers.delete(response));
});

// An error about input, or a game that isn't there: the request is to blame.
app.use((error, request, response, next) => {
  if (isInputError(error)) response.status(400).json({ error: error.message, key: error.key, path: error.path });
  else if (error.status === 404) response.status(404).json({ error: error.message });
  else next(error);
});

module.exports = app;
if (require.main === module) {
  app.listen(3000, () => console.log('The standings are at http://localhost:3000'));
}
