import type { PortfolioItem } from './schema';

export const cropAdvisoryApp: PortfolioItem = {
  slug: 'crop-advisory-app',
  label: 'Crop advisory app, Marathi and Hindi',
  title: 'Crop advice in Marathi and Hindi, heard in the field',
  summary:
    'An Android app for growers of a producer company: plot-level advice as short voice messages, with the reason, the source and an agronomist to ask.',
  reviewedOn: '2026-11-23',
  sample: true,
  facts: {
    sector: 'Agriculture, farmer producer companies',
    product: 'Crop advisory handset app',
    users: 'Growers, field officers, agronomists',
    platform: 'Android, offline first, voice output',
    team: 'Service designer, Android and backend engineers, agronomist adviser, language editor',
    plannedEffort: 'Planning range: 16 to 20 weeks, timed to one crop season',
    stack: 'Kotlin, Room, PostGIS, Sentinel-2 imagery, recorded audio',
  },
  screen: {
    device: 'handset',
    heading: 'माझे शेत: Plot 2',
    parts: [
      {
        part: 'list',
        items: [
          { label: 'आज पाणी देऊ नका', state: 'active' },
          { label: 'Reason: rain due', state: 'done' },
          { label: 'तज्ज्ञांना विचारा', state: 'waiting' },
        ],
      },
      { part: 'chart', style: 'line', label: 'Leaf growth (NDVI)', points: [18, 24, 33, 41, 48, 55, 58] },
      {
        part: 'figures',
        items: [
          { label: 'Days from sowing', value: '46' },
          { label: 'Cloudy images', value: '3' },
        ],
      },
    ],
  },
  startingPoint:
    'Advice now reaches growers as forwarded messages: a pest warning from another district, a spray dose without a crop stage, nobody to ask. Field officers of the producer company visit each village twice a month and write on paper. Many members read little and share one phone in the family. Whether they keep an app depends on sound, short texts and a name that they trust.',
  constraints: [
    'The phone is shared in the family, so no screen may assume one grower to one handset.',
    'Villages have signal for part of the day; advice has to arrive ahead and play without a line.',
    'Pesticide advice may leave the desk only with the agronomist’s name on it.',
  ],
  delivers: [
    {
      name: 'Plot set-up with the officer',
      text: 'The officer would walk the boundary with the grower, record crop, variety and sowing date, and explain the consent in the grower’s language before anything is stored.',
    },
    {
      name: 'Advice as spoken cards',
      text: 'Each card would be one action, one reason and one source, put together from phrases that a speaker from the region has recorded. It plays without a connection.',
    },
    {
      name: 'Agronomist’s desk',
      text: 'Rules on weather, crop stage and imagery would draft advice. An agronomist approves it per village cluster, and any advice on pesticides always needs that approval.',
    },
    {
      name: 'Questions by photograph',
      text: 'A grower could send a leaf photograph with a voice note. The queue shows plot history beside it, and the answer may be a visit rather than a diagnosis.',
    },
  ],
  decision: {
    question: 'Should the app diagnose a disease from a photograph?',
    chosen: 'No: it passes photograph and context to a person, and says how long that takes.',
    why: 'Nutrient stress and early infection look alike on a cheap camera, and a confident wrong answer leads to a spray that costs money and may harm the crop. Routing to agronomists limits how many growers one desk can serve. That limit is written into the rollout, with villages added as desk hours allow.',
    rejected: [
      {
        option: 'On-device image classifier',
        why: 'It impresses in a demonstration, but has mostly seen leaves from elsewhere, photographed in good light.',
      },
      {
        option: 'Broadcast messages only',
        why: 'They reach everyone at once, including those who sowed three weeks later and need other advice.',
      },
    ],
  },
  measures: [
    {
      metric: 'Advice heard to the end',
      how: 'Cards played to their last second, divided by cards delivered, per village and week.',
      baseline: 'None exists; the first three weeks with two villages become the reference.',
    },
    {
      metric: 'Days until a question is answered',
      how: 'From the voice note to the agronomist’s reply or visit, median per cluster.',
      baseline: 'Field officers note each question on paper for one month before the season.',
    },
  ],
  illustrates: [
    'industries/agritech-apps',
    'industries/crop-analytics',
    'services/android-apps',
    'services/usability-testing',
  ],
};
