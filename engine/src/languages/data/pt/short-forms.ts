export const contentWords = `
wifi wi-fi
tel telefone
info informação
tv televisão
moto motocicleta
foto fotografia
prof professor
rg identidade
cpf contribuinte
eua estados unidos
`

export const functionWords = `
vc você
vcs vocês
pq por que
tb também
tbm também
qnd quando
qdo quando
qto quanto
qnto quanto
pfv por favor
pf por favor
eh é
tá está
tô estou
cmg comigo
td tudo
`
