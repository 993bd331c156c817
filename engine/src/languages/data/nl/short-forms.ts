export const contentWords = `
wifi wi-fi
tel telefoon
info informatie
nr nummer
btw belasting
tv televisie
ov openbaar vervoer
fiets rijwiel
id identiteitsbewijs
`

export const functionWords = `
ff even
wnr wanneer
hvl hoeveel
mn mijn
zn zijn
idd inderdaad
aub alstublieft
svp alstublieft
t het
`
