export const contentWords = `
wifi wi-fi
tlf teléfono
tel teléfono
tfno teléfono
dni documento identidad
iva impuesto
bici bicicleta
bicis bicicletas
peli película
cole colegio
uni universidad
profe profesor
info información
moto motocicleta
foto fotografía
tele televisión
finde fin semana
pág página
núm número
eeuu estados unidos
`

export const functionWords = `
k que
xq por qué
pq por qué
xk por qué
tb también
tmb también
porfa por favor
pf por favor
x por
dnd dónde
ke qué
kuanto cuánto
cnt cuánto
ustds ustedes
uds ustedes
vdes ustedes
`
