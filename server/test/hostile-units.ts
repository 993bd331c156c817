/** What a text may repeat without end to make a reader go over it again and again. */
const UNITS: readonly string[] = [
  ...'#|-*[(]_~`>.!?:;,"\'’0aAéß¿/\\&<=+',
  ' ',
  '\t',
  '\n',
  '\u00a0',
  '\u200b',
  '\u0301',
  '\u{1f600}',
  '一',
  'あ',
  'ก',
  '가',
  'ا',
  'अ',
  '. ',
  ', ',
  '- ',
  '1. ',
  '1.',
  'a.',
  'A ',
  'Ab ',
  "a'",
  'how much ',
  'is there ',
  'monday 9 ',
  'x and ',
  '# ',
  '# a\n',
  '- a\n',
  '|a',
  '| a |\n',
  '```\n',
  '[a](',
  '![',
  '**a',
  '<a ',
  '&amp',
  'Q: a? ',
]

/** Every unit pumped to `length` characters: by itself, behind a heading's mark, and before a character that ends it. */
export function hostileTexts(length: number): { name: string; text: string }[] {
  return UNITS.flatMap((unit) => {
    const text = unit.repeat(Math.ceil(length / unit.length))
    const name = JSON.stringify(unit)
    return [
      { name, text: `${text}x` },
      { name: `heading of ${name}`, text: `# a${text}x` },
    ]
  })
}
