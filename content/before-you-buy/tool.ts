/** Words that all tools of the section share. */
export const toolTexts = {
  copy: 'Copy its address',
  print: 'Print this sheet',
  csv: 'Save as CSV',
  send: 'Put it into a message to us',
  forget: 'Forget what I entered',
  privacy:
    'What you enter is kept in this browser alone. An address that you copy carries it behind the #, which browsers send to no server; whoever has the address can read it.',
  noScripts:
    'Scripts are off in this browser: the fields below do not reckon, and the worked example is what you can print.',
  states: {
    opened: 'Opened from the address. What you change is kept in this browser.',
    back: 'Your entries of last time are back.',
    forgotten: 'Forgotten. The worked example is shown again.',
    copied: 'Copied. The address bar holds it too.',
    shown: 'This browser lets no page copy. The address bar holds the address now: copy it from there.',
    long: 'This address is longer than any that this page makes, so it was not opened. Ask for it again.',
    newer: 'This address was made by a newer version of this page. Reload the page, then open it again.',
    damaged: 'This address was cut short or altered on its way, so it was not opened. Ask for it again.',
  },
} as const;
