import type { PortfolioItem } from './schema';

export const liveStreamReleasePath: PortfolioItem = {
  slug: 'live-stream-release-path',
  label: 'Release path for a live streamer',
  title: 'Releasing a live-streaming platform between two matches',
  summary:
    'Environments from code, a canary judged by playback measures and a freeze that follows the match calendar: a release path for a live streamer.',
  reviewedOn: '2026-11-23',
  sample: true,
  facts: {
    sector: 'Sports streaming',
    product: 'Delivery pipeline and observability',
    users: 'Platform engineers, on-call staff, match-day producers',
    platform: 'Public cloud, two regions',
    team: 'Platform engineer, site reliability engineer, test engineer',
    plannedEffort: 'Planning range: 10 to 14 weeks, outside the season',
    stack: 'OpenTofu, Kubernetes, Argo Rollouts, OpenTelemetry, Prometheus',
  },
  screen: {
    device: 'terminal',
    heading: 'Release 214, canary',
    parts: [
      {
        part: 'log',
        lines: [
          ['10:02', 'packager', '214 signed'],
          ['10:06', 'canary', '2 edges of 40'],
          ['10:21', 'stalls', 'within limit'],
          ['10:21', 'promote?', 'waiting'],
        ],
      },
      {
        part: 'chart',
        style: 'line',
        label: 'Stalls, canary group',
        points: [22, 24, 21, 30, 26, 23, 24, 22],
      },
      {
        part: 'list',
        items: [
          { label: 'Freeze from 16:00', state: 'waiting' },
          { label: 'Way back: release 213', state: 'done' },
        ],
      },
    ],
  },
  startingPoint:
    'Matches are weekly. From four hours before kick-off producers want no deployment, and by the day after, a queue of changes has piled up. They go out together, by hand, in two regions that are no longer alike. When playback stutters, the encoder, packager and CDN teams each have a dashboard that is green.',
  constraints: [
    'From four hours before kick-off nothing ships, and producers decide when a match is over.',
    'Player versions on old television sets cannot be updated, so an origin must serve them all.',
    'Session traces carry no personal data, which rules out joining them with accounts.',
  ],
  delivers: [
    {
      name: 'Two regions from one definition',
      text: 'Both regions would be described in OpenTofu and differences listed before they are removed. A third, throw-away copy exists for load rehearsals and is deleted afterwards.',
    },
    {
      name: 'Canary on playback',
      text: 'A new packager would serve a few edges first, on the round-the-clock channel, since no match is on. Start-up time and rebuffer ratio from players decide promotion; server errors say little about a frozen picture.',
    },
    {
      name: 'Calendar-aware freeze',
      text: 'The pipeline would read the match calendar and close by itself. An emergency change is possible with two names, a stated way back and a note to the producer.',
    },
    {
      name: 'One trace per viewer session',
      text: 'Player, CDN log and origin would share a session id, sampled and without personal data, so that a stutter can be followed through all three teams’ systems.',
    },
  ],
  decision: {
    question: 'Is a multi-region active-active set-up worth it?',
    chosen: 'Active-passive, with a rehearsed change-over before each season.',
    why: 'In this example one contribution feed comes from the ground, so two active origins would depend on it just the same. A warm second region with a rehearsed switch costs less and has fewer ways to fail. Viewers would lose the picture for a minute or so, which the producer has to accept beforehand.',
    rejected: [
      {
        option: 'Active-active origins',
        why: 'Manifests and segment numbers would have to match across regions after every failure.',
      },
      {
        option: 'One region with larger margins',
        why: 'It is cheapest, until a regional fault falls on the evening of a final.',
      },
    ],
  },
  measures: [
    {
      metric: 'Changes waiting at match day’s end',
      how: 'Merged changes not yet in both regions, counted on the morning after.',
      baseline: 'Counted by hand for four match weeks.',
    },
    {
      metric: 'Stalls after a release',
      how: 'Rebuffer ratio of the canary’s viewers against the rest, for the two hours after.',
      baseline: 'The same ratio in weeks without any release.',
    },
  ],
  illustrates: ['services/ci-cd', 'services/iac', 'services/monitoring-logging', 'industries/live-streaming'],
};
