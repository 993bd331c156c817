export const forms = `
abrir abre abrió abierto apertura
acordar acuerda
adquirir adquiere adquirió adquisición
almorzar almuerza
andar anduvo
aparecer apareció aparición
aprobar aprueba aprobación
atraer atrajo
caer cae cayó caída
calentar calienta calor
cerrar cierra
cocer cuece cocción
comenzar comienza
componer compuso compuesto composición compositor
concluir conclusión
conducir condujo conducción conductor
conocer conoció
conseguir consigue consiguió
construir construcción constructor
contar cuenta
contener contiene contuvo
contribuir contribución
convertir convierte convirtió conversión
costar cuesta
crecer creció crecimiento
creer creyó creencia
cubrir cubierto
dar da dio dado
decir dice dijo dicho
defender defiende defendió defensa
describir descrito descripción
descubrir descubrió descubierto descubridor
despedir despide despidió despido
destruir destrucción
devolver devuelve devolvió devuelto devolución
disponer dispuso dispuesto
dormir duerme durmió sueño
elegir elige eligió electo elección
empezar empieza
encender enciende encendió
encontrar encuentra
entender entiende entendió
escribir escribió escrito escritura escritor
estar está estuvo
extender extiende extendió extensión extenso
freír frito
gobernar gobierna
haber hubo
hacer hizo hecho
herir hiere hirió
huir huye huida
imponer impuso impuesto
imprimir impreso impresión
introducir introdujo introducción
invertir invierte inversión
ir va fue iba ido
jugar juega jugador
leer lee leyó lectura
llover llueve lluvia
mantener mantiene mantuvo
medir mide midió medición
mentir miente mentira
morir muere murió muerto
mostrar muestra
mover mueve movió movimiento
nacer nació nacimiento
obtener obtiene obtuvo obtención
ofrecer ofreció oferta
oír oye oyó
oponer opuso opuesto oposición
pedir pide pidió petición
pensar piensa pensamiento
perder pierde perdió
permitir permitió permiso
pertenecer perteneció
poder puede pudo
poner puso puesto
poseer posee poseyó posesión
preferir prefiere prefirió preferencia
probar prueba
producir produjo producción productor
proponer propuso propuesto
proteger protegió protección
querer quiere quiso
recibir recibió recepción
recomendar recomienda recomendación
recordar recuerda
reducir redujo reducción
reír ríe risa
repetir repite repetición
resolver resuelve resolvió resuelto resolución
rodar rueda
romper rompió roto rotura
saber supo
salir salió
seguir sigue siguió
sentir siente sintió sentimiento
ser era fue sido
servir sirve sirvió servicio
soñar sueña
sufrir sufrió sufrimiento
suponer supuso
sustituir sustitución
tener tiene tuvo tenía
traducir tradujo traducción traductor
traer trajo
valer valor
vencer venció vencedor
vender vendió venta vendedor
venir viene vino
ver ve vio visto
vestir viste vistió
vivir vivió vida vivienda
volar vuela
volver vuelve volvió vuelto
comprar comprador
fundar fundación fundador
inventar inventor
crear creación creador
casar boda casamiento
ganar ganador
gobernar reinar
viajar viajero
estudiar estudió
pintar pintura pintor
durar duración
usar usa usó
utilizar utilización
cambiar cambió
cancelar cancelación
eliminar eliminación
modificar modifica modificación
reparar repara reparación
residir residió residencia
asesinar asesinato
nombrar nombramiento
alimentar alimentación
iniciar inició
finalizar final fin
atacar ataque
buscar búsqueda
largo longitud
alto altura altitud
ancho anchura
grande gran
viejo vejez
joven jóvenes juventud
rápido rapidez
frío frialdad
caliente calor
enfermo enfermedad
bueno mejor
malo peor
primero primer 1º 1
segundo 2º 2
tercero tercer 3º 3
cuarto 4º
quinto 5º
rey real reino
año anual
mes mensual
semana semanal
día diario
pobre pobreza
ciudad ciudades
luz luces
voz voces
vez veces
uno una 1
dos 2
tres 3
cuatro 4
cinco 5
seis 6
siete 7
ocho 8
nueve 9
diez 10
once 11
doce 12
trece 13
catorce 14
quince 15
dieciséis 16
diecisiete 17
dieciocho 18
diecinueve 19
veinte 20
treinta 30
cuarenta 40
cincuenta 50
cien ciento 100
mil 1000
españa español
alemania alemán
austria austríaco
bélgica belga
francia francés
italia italiano
portugal portugués
inglaterra inglés
británico britania
irlanda irlandés
escocia escocés
holanda holandés neerlandés
dinamarca danés
suecia sueco
finlandia finlandés
polonia polaco
rusia ruso
ucrania ucraniano
grecia griego
turquía turco
hungría húngaro
japón japonés
india hindú
américa americano
estadounidense eeuu
egipto egipcio
roma romano
europa europeo
rumania rumano
méxico mexicano
brasil brasileño
chile chileno
colombia colombiano
perú peruano
cuba cubano
venezuela venezolano
marruecos marroquí
israel israelí
`
