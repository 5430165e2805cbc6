export { ORDER_34E, ORDER_34F, usChess } from './us-chess.js';
