import './taskpane.css';
import { connectExcel } from '../excel/excel-host';
import { startPane } from './pane';
import { checkerIn } from './words';

const root = document.getElementById('pane');
if (root) void startPane(root, connectExcel, checkerIn);
