export const forms = `
abrir abre abriu aberto abertura
adquirir aquisição
aparecer aparição
aprender aprendizagem
atrair atração
cair cai caiu queda
caber coube
comprar comprador
compor compõe compôs composto composição compositor
conceder concessão
concluir conclusão
conduzir condução
conseguir consegue
construir constrói construção construtor
conter contém continha conteúdo
contribuir contribuição
crer crê creu crença
crescer crescimento
criar criação criador
cobrir coberto
dar dá deu dado
defender defesa
descobrir descoberto descobridor
descrever descrito descrição
destruir destrói destruição
devolver devolução
dirigir direção diretor
distribuir distribuição
dividir divisão
dizer disse dito
dormir sono
eleger eleito eleição
entrar entra entrou entrada
escrever escrito escritor
estar está esteve
estender extensão
existir existência
expandir expansão
fazer fez feito
fugir foge
fundar fundação fundador
haver houve
impor impõe impôs imposto
incluir inclusão
introduzir introdução
invadir invasão
inventar invenção inventor
ir vai foi ia ido
jogar jogador
ler lê leu lido leitura
manter mantém manteve manutenção
matar morto
medir medição
morrer morto
mover movimento
nascer nascimento
obter obtém obteve obtenção
oferecer oferta
pagar pagamento
pensar pensamento
permitir permissão
pôr põe pôs posto
possuir possuía posse
preferir preferência
produzir produção produtor
propor propôs proposto
proteger proteção
querer quis
receber recibo
reduzir redução
resolver resolução
responder resposta
rir ri riu riso
romper ruptura
saber soube
sair sai saiu saída
seguir segue
sentir sentimento
ser era foi sido
servir serviço
sofrer sofrimento
subir sobe
suceder sucessão sucessor
supor supõe supôs
suspender suspenso suspensão
ter tem teve tinha
trazer trouxe
traduzir tradução tradutor
usar usa usou uso
valer valor
vencer vencedor
vender vendedor
ver vê viu visto
viajar viagem viajante
vir vem veio vindo
viver vida
voar voa voou voo
casar casamento
pintar pintura pintor
durar duração
utilizar utilização
excluir exclusão
eliminar eliminação
alterar alteração
reparar repara reparação
habitar habitação
residir residência
assassinar assassinato
nomear nomeação
alimentar alimentação
iniciar início
atacar ataque
mudar mudança
inscrever inscrito inscrição
assinar assinatura
homem homens
mão mãos
pão pães
animal animais
longo comprimento
alto altura altitude
largo largura
velho velhice
jovem jovens juventude
rápido rapidez
quente calor
frio frieza
doente doença
bom boa melhor
mau má pior
rei reis reino real
ano anual
mês mensal
semana semanal
dia diário
pobre pobreza
capital capitais
hospital hospitais
um uma 1
dois duas 2
três 3
quatro 4
cinco 5
seis 6
sete 7
oito 8
nove 9
dez 10
onze 11
doze 12
treze 13
quatorze catorze 14
quinze 15
dezesseis dezasseis 16
dezessete dezassete 17
dezoito 18
dezenove dezanove 19
vinte 20
trinta 30
quarenta 40
cinquenta 50
cem cento 100
mil 1000
primeiro 1º 1
segundo 2º 2
terceiro 3º 3
quarto 4º
quinto 5º
portugal português
brasil brasileiro
alemanha alemão alemã
áustria austríaco
bélgica belga
frança francês
espanha espanhol
itália italiano
inglaterra inglês
irlanda irlandês
escócia escocês
holanda holandês neerlandês
dinamarca dinamarquês
noruega norueguês
finlândia finlandês
polônia polonês polaco
ucrânia ucraniano
grécia grego
turquia turco
hungria húngaro
china chinês
japão japonês
índia indiano
américa americano
estadunidense eua
egito egípcio
roma romano
méxico mexicano
angola angolano
moçambique moçambicano
israel israelense israelita
`
