export const conjugation = {
  finite: /^(\p{L}+?)(?:e?te?|en)$/u,
  participle: /^(\p{L}{0,20}?)ge(\p{L}{3,30}?)(?:e?t|en)$/u,
  bare: (stem: string) => stem,
  finiteOf: (stem: string) => [`${stem}en`, `${stem}t`, `${stem}et`],
  participlesOf: (stem: string) => [`ge${stem}t`, `ge${stem}et`, `ge${stem}en`],
}
