export const contentWords = `
wifi wi-fi
tel telefon
no numara
tl lira
tv televizyon
`

export const functionWords = null
