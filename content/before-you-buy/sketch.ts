export const sketch = {
  lead: 'To be written.',
} as const;
