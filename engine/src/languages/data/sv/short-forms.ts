export const contentWords = `
wifi wi-fi
tel telefon
info information
nr nummer
tv television
id legitimation
`

export const functionWords = null
