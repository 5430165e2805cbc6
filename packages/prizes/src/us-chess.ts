// US Chess, Official Rules of Chess, rules 32 and 33: groups of equal points from the top, their pools and caps
import { type Division, apartFrom, capIn, divisionOf } from './32b3-apart.js';
import { byValue, divided } from './32b-pool.js';
import { reasonsOfEntries } from './32c4-based-on.js';
import { type Exact, NOTHING, compare, inProportion, minus, partOf, plus, sumOf, textOf, whole } from './exact.js';
import { type Allocation, type Field, type Grant, type Prize, type Unawarded, byTies } from './field.js';
import { oneQueue } from './one-queue.js';
import type { PrizeReason } from './reasons.js';

/** The grants by player, and the prizes that are still open. */
interface Paid {
  readonly grants: ReadonlyMap<number, Grant>;
  readonly open: readonly Prize[];
}

function grantsOf({ players, pool, shares }: Division, open: readonly Prize[], instead?: Division): Grant[] {
  const pot = sumOf(pool.map(({ money }) => money));
  const equal = partOf(pot, 1, players.length);
  const cap = capIn(open);
  const prizes = pool.map(({ list, place }) => `${list.name} ${place}`).join(', ');
  return players.map((player, at): Grant => {
    const money = shares[at];
    const [{ list, place, money: amount }] = pool;
    const reasons: PrizeReason[] =
      players.length === 1
        ? [{ key: 'most-valuable', values: { prize: list.name, place, amount: textOf(amount) } }]
        : [
            {
              key: 'pool',
              values: { prizes, players: players.length, pot: textOf(pot), share: textOf(equal) },
            },
          ];
    if (compare(money, equal) < 0) {
      reasons.push({ key: 'cap', values: { amount: textOf(cap(player)), equal: textOf(equal) } });
    }
    if (instead !== undefined) {
      const together = instead.shares[instead.players.indexOf(player)];
      reasons.push({ key: 'apart', values: { instead: textOf(together) } });
    }
    return { player, prizes: pool, money, worth: money, object: undefined, reasons };
  });
}

/** The grants of the tied of one group: all together, or some apart from the others. */
function payGroup(group: readonly number[], open: readonly Prize[]): Grant[] {
  const players = group.filter((player) => open.some(({ list }) => list.isFor(player)));
  if (players.length === 0) return [];
  const together = divisionOf(players, open, open);
  const apart = apartFrom(together, open);
  if (apart === undefined) return grantsOf(together, open);
  const others = players.filter((player) => !apart.players.includes(player));
  const rest = open.filter((prize) => !apart.pool.includes(prize));
  return [...grantsOf(apart, open, together), ...payGroup(others, rest)];
}

/** The limit of each player who has one. */
function limitsOf({ fund, contenders }: Field): ReadonlyMap<number, Exact> {
  const { unrated, players = {} } = fund.limits ?? {};
  const own = new Map(Object.entries(players));
  const limits = new Map<number, Exact>();
  contenders.forEach(({ id, rating }, at) => {
    const limit = own.get(id) ?? ((rating ?? 0) === 0 ? unrated : undefined);
    if (limit !== undefined) limits.set(at, whole(limit));
  });
  return limits;
}

function limited(grant: Grant, limit: Exact): Grant {
  const reason: PrizeReason = {
    key: 'limit',
    values: { limit: textOf(limit), instead: textOf(grant.money) },
  };
  return { ...grant, money: limit, reasons: [...grant.reasons, reason] };
}

/** The prizes that are left, raised in proportion by an excess; nothing is raised where nothing is left. */
function raisedBy(excess: Exact, open: Prize[]): { open: Prize[]; reasons: PrizeReason[] } {
  const below = sumOf(open.map(({ money }) => money));
  if (excess.numerator === 0n || below.numerator === 0n) return { open, reasons: [] };
  return {
    open: open.map((prize) => ({ ...prize, money: plus(prize.money, inProportion(prize.money, excess, below)) })),
    reasons: [{ key: 'proportion', values: { excess: textOf(excess), below: textOf(below) } }],
  };
}

/** Pays the groups from the top. The excess of limited players may be a further prize for those behind, or raise their prizes. */
function payAll(
  field: Field,
  isIn: (player: number) => boolean,
  limits: ReadonlyMap<number, Exact>,
  isExtra = false,
): Paid {
  const cash = field.lists.flatMap((list) => list.prizes).filter(({ money }) => money.numerator > 0n);
  let open = byValue(cash);
  const grants = new Map<number, Grant>();
  const ofProportion: PrizeReason[] = [];
  const players = [...field.contenders.keys()].filter(isIn);
  for (const group of byTies(players, (player) => field.ties[player])) {
    const paid = payGroup(group, open);
    const used = new Set(paid.flatMap(({ prizes }) => prizes));
    const further: Prize[] = [];
    for (const one of paid) {
      const grant = { ...one, reasons: [...one.reasons, ...ofProportion] };
      const limit = limits.get(grant.player);
      const isAbove = limit !== undefined && compare(grant.money, limit) > 0;
      grants.set(grant.player, isAbove ? limited(grant, limit) : grant);
      if (isAbove) further.push({ ...grant.prizes[0], money: minus(grant.money, limit) });
    }
    open = open.filter((prize) => !used.has(prize));
    if (isExtra) {
      open = byValue([...open, ...further]);
    } else {
      const excess = sumOf(further.map(({ money }) => money));
      const after = raisedBy(excess, open);
      open = after.open;
      ofProportion.push(...after.reasons);
    }
  }
  return { grants, open };
}

/** 32C6: the money above the limits raises the others from the top, each at most to what they would have without the limited. */
function raised(field: Field, { grants, open }: Paid, limits: ReadonlyMap<number, Exact>): Paid {
  const after = new Map(grants);
  let excess = NOTHING;
  const isLimited = new Set<number>();
  for (const [player, limit] of limits) {
    const grant = grants.get(player);
    if (grant === undefined || compare(grant.money, limit) <= 0) continue;
    excess = plus(excess, minus(grant.money, limit));
    isLimited.add(player);
    after.set(player, limited(grant, limit));
  }
  if (isLimited.size === 0) return { grants, open };
  const without = payAll(field, (player) => !isLimited.has(player), new Map()).grants;
  const raisable = [...without.values()].flatMap((most) => {
    const grant = grants.get(most.player) ?? { ...most, money: NOTHING };
    const room = minus(most.money, grant.money);
    return room.numerator > 0n ? [{ grant, room, most: most.money }] : [];
  });
  for (const group of byTies(raisable, ({ grant }) => field.ties[grant.player])) {
    const shares = divided(
      excess,
      group.map(({ room }) => room),
    );
    excess = minus(excess, sumOf(shares));
    group.forEach(({ grant, most }, at) => {
      if (shares[at].numerator === 0n) return;
      const money = plus(grant.money, shares[at]);
      const values = { from: textOf(grant.money), most: textOf(most) };
      after.set(grant.player, { ...grant, money, reasons: [...grant.reasons, { key: 'raised', values }] });
    });
  }
  return { grants: after, open };
}

/** Gives the money of a bracket by score groups; things go one by one, apart from it (32F, 33D). */
export function usChess(field: Field): Allocation {
  const { excess = 'raise' } = field.fund.limits ?? {};
  const limits = limitsOf(field);
  const isForOthers = excess === 'extra-prize' || excess === 'proportion';
  const everybody = payAll(field, () => true, isForOthers ? limits : new Map(), excess === 'extra-prize');
  const { grants, open } = isForOthers
    ? everybody
    : excess === 'raise'
      ? raised(field, everybody, limits)
      : kept(everybody, limits);
  const things = field.lists.flatMap((list) => list.prizes).filter(({ object }) => object !== undefined);
  const trophies = oneQueue(
    field,
    things.map((prize) => ({ ...prize, money: NOTHING })),
  );
  return {
    grants: [...[...grants.values()].map((grant) => withEntries(grant, field)), ...trophies.grants],
    unawarded: [...open.map(unawarded), ...trophies.unawarded],
  };
}

/** The organiser keeps the money above the limits. */
function kept({ grants, open }: Paid, limits: ReadonlyMap<number, Exact>): Paid {
  const after = [...grants].map(([player, grant]): [number, Grant] => {
    const limit = limits.get(player);
    return [player, limit !== undefined && compare(grant.money, limit) > 0 ? limited(grant, limit) : grant];
  });
  return { grants: new Map(after), open };
}

function withEntries(grant: Grant, { fund }: Field): Grant {
  const categories = new Set(grant.prizes.map(({ list }) => list.category));
  const reasons = [...categories].flatMap((category) => reasonsOfEntries(category, fund));
  return { ...grant, reasons: [...grant.reasons, ...reasons] };
}

function unawarded(prize: Prize): Unawarded {
  const key = prize.list.players.length === 0 ? 'nobody-eligible' : 'all-have-more';
  return { prize, reason: { key, values: { prize: prize.list.name, place: prize.place } } };
}
