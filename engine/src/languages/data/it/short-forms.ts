export const contentWords = `
wifi wi-fi
tel telefono
info informazioni
bici bicicletta
cell cellulare
tv televisione
iva imposta
cap codice postale
foto fotografia
frigo frigorifero
prof professore
uni università
`

export const functionWords = `
nn non
xké perché
xkè perché
xche perché
xchè perché
cmq comunque
qnd quando
qnt quanto
x per
ke che
tt tutto
`
