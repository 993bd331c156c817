export const synonyms = `
custar preço tarifa taxa valor pagar
caro preço custar
comprar adquirir
começar iniciar princípio
terminar acabar finalizar concluir encerrar
morrer falecer óbito
nascer natal mundo
viver morar residir habitar
habitante população morador residente
construir edificar erguer erigir
fundar estabelecer criar
inventar criar desenvolver
descobrir encontrar achar
destruir arrasar devastar
vencer ganhar vitória derrotar triunfo
guerra batalha conflito combate
rei monarca soberano imperador
reinar governar
líder chefe dirigente diretor
cidade município localidade
lugar local
país estado nação
região zona território área
longo duração
tempo duração durar prazo
grande tamanho superfície extensão dimensão
rápido velocidade
idade velho antigo
razão causa motivo
doença enfermidade
permitir autorizar
proibir vedar
necessário obrigatório exigido precisar
ajudar apoio assistência suporte
erro problema falha defeito avaria
quebrado danificado avariado partido
reparar consertar arranjar
senha palavra-passe
entrar acessar login
registrar registar inscrever cadastrar
ligar telefone
celular telemóvel telefone
endereço morada localização
consulta marcação
quarto sala
refeição prato
comer alimento
grátis gratuito
desconto promoção
empresa companhia firma
funcionário empregado trabalhador colaborador
cliente usuário utilizador
professor docente
escola colégio
dinheiro moeda
eletricidade energia
mar oceano
carro automóvel veículo
bicicleta bike
pai papai papá
mãe mamãe mamã
criança filho
pais pai mãe
esposa mulher
esposo marido
casar casamento
profissão ocupação trabalho
emprego trabalho vaga
enviar mandar
envio entrega frete
devolver devolução reembolso
trocar devolução
reembolsar dinheiro
cancelar anular rescindir
abrir horário
fechar encerrar
alterar mudar modificar editar
excluir apagar eliminar remover
adicionar acrescentar
fabricar produzir
mostrar exibir
receber obter conseguir
dar oferecer
chamar nome denominar
significar sentido
dizer afirmar declarar
pensar acreditar
ver olhar
falar língua idioma
médico doutor
imagem foto fotografia
filme cinema
autor escritor
escrever autor
pintor artista
universidade faculdade
estudar curso universidade
cientista pesquisador investigador
viagem viajar
andar caminhar
perigo risco
seguro segurança
lei norma regra
matar assassinar
importante principal
famoso conhecido célebre
pequeno reduzido
número quantidade
parte seção secção
tipo espécie
usar utilizar empregar
aumentar crescer subir
diminuir descer
conectar ligar
guardar salvar
bilhete ingresso entrada
lixo resíduo
roupa vestuário
salário ordenado
origem proveniência
sair partir
cão cachorro
cachorro gato animal
ingrediente componente
fatura pagamento
voltar regressar retornar
ônibus autocarro
trem comboio
`

export const same = `
envio entrega frete portes
enviar entregar
reembolso reembolsar
devolução devolver
telefone telefonar ligar
aberto abertura abrir horário
reparar reparação conserto consertar
loja comércio
carro automóvel
bicicleta bike
bagagem malas
apartamento andar
elevador ascensor
banheiro toalete wc
lixo resíduos
funcionários pessoal
vale cupom voucher
fatura recibo
médico doutor
wifi internet
cancelar cancelamento anular
estacionamento estacionar
preço custo tarifa
grátis gratuito
permitido autorizado
quebrado avariado defeituoso
trocar troca
depósito sinal adiantamento
presente prenda
criança miúdo
`

export const topics = `
aberto aberta abre abrem abertura horário horários funcionamento fechado fecha fecham encerrado encerra
preço preços custo custa custam valor valores tarifa taxa diária caro quanto pagar euros reais sai
desconto descontos promoção reduzido estudante estudantes idoso idosos reformado cupom cupão
grátis gratuito gratuita cortesia incluído incluso inclui
pagar pagamento cartão dinheiro pix transferência boleto multibanco mbway visa mastercard débito crédito
parcelar parcelas prestações vezes
sinal caução depósito adiantamento entrada
reembolso reembolsar devolver devolução devolvem dinheiro
cancelar cancelamento desistir desistência anular imprevisto doente
alterar mudar remarcar adiar trocar alteração
rescindir contrato fidelização mensalidade
reservar reserva marcar marcação inscrever inscrição vaga vagas agendar
marcação consulta espera esperar fila
entrega entregar envio enviar portes frete encomenda correio prazo
recolher levantar buscar retirar levar
devolver devolução troca trocar
garantia reclamação defeito avaria estragado quebrado conserto reparar arranjar
estacionamento estacionar carro viatura automóvel garagem vaga parque
chegar acesso ônibus autocarro comboio trem estação paragem metrô metro endereço morada caminho
transfer traslado aeroporto buscar rodoviária
bicicleta bicicletas bike patinete
elétrico carregar carregador tomada recarga
cão cães cachorro cachorros animal animais gato estimação pet pets cachorrinho
criança crianças filho filha filhos bebê bebé pequeno menino menina neto
fralda fraldas trocador carrinho
berço cadeirinha cadeira-alta
menor menores pais responsável autorização mãe pai adolescente
idade anos mínima maior aniversário
amigo amigos acompanhante companheiro convidado visita visitas
wifi wi-fi internet rede senha palavra-passe sinal
café manhã pequeno-almoço
almoço almoçar meio-dia
jantar janta noite
comer comida restaurante cozinha prato refeição refeições menu cardápio fome
beber bebida bebidas água café chá cerveja vinho álcool frigobar
vegetariano vegetariana vegano vegana carne
alergia alergias alérgico celíaco glúten lactose intolerância
cadeira rodas deficiência deficiente acessível acessibilidade rampa escada escadas elevador degraus mobilidade
elevador escadas andar
fumar fumante fumador cigarro tabaco
banheiro casa-de-banho wc sanitário
chuveiro ducha banho vestiário
piscina nadar sauna mar praia
quarto quartos dormir noite noites cama camas hospedagem alojamento pernoite
toalha toalhas lençóis roupa-de-cama
check-in entrada chegada chegar chave tarde madrugada
check-out saída sair deixar
bagagem bagagens mala malas mochila guardar cacifo armário
perdido esqueci esquecido achados perdidos
chave chaves porta código entrada entrar portão
barulho silêncio música festa som
aquecimento frio quente temperatura lareira
ar-condicionado calor ventilador quente
tempo chuva chover chove neve tempestade
doente doença médico atestado febre
urgência emergência médico dor hospital socorro
acidente lesão ferido
remédio medicamento medicamentos receita farmácia
seguro segurado danos roubo
sócio sócios associado quota
senha conta login
telefone ligar número contato contacto contactar email mensagem escrever whatsapp
língua idioma idiomas inglês falar falam
trabalho trabalhar emprego currículo vaga
estágio aprendiz formação
salário ganhar
aula aulas curso aprender professor instrutor
exame prova passar reprovar
documento documentos formulário identidade passaporte carta
roupa roupas sapatos equipamento levar trazer usar
alugar aluguel aluguer empréstimo emprestar emprestam
comprar venda vender vendem loja encomendar
presente vale oferta aniversário
grupo grupos escola turma empresa excursão
casamento casar festa evento aniversário lua-de-mel
pessoas gente lugares capacidade máximo
foto fotos fotografar
lavar lavanderia máquina secar
cozinha cozinhar geladeira frigorífico fogão forno
churrasco churrasqueira fogueira
jardim varanda terraço fora
lixo resíduos reciclagem
limpeza limpar arrumação faxina
tamanho medida
duração demora dura tempo minutos horas
antecedência antes prazo aviso avisar véspera
atraso tarde pontual atrasar
hoje amanhã última-hora já
feriado feriados natal páscoa carnaval réveillon ano-novo
temporada época verão inverno mês férias
iniciante iniciantes nível avançado experiência
medo nervoso
dados privacidade apagar
fatura recibo nota iva
biológico orgânico local fresco
perto distância longe pé arredores
domicílio casa deslocação
usado segunda-mão
montagem montar instalar instalação
suplemento extra acréscimo adicional
conselho experimentar provar
avisar informar comunicar
lotado lista disponível disponibilidade livre
mudança mudar endereço morada
férias viagem ausente
praia mar areia cadeiras guarda-sol
`
