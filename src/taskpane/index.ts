import './taskpane.css';
import { connectExcel } from '../excel/excel-host';
import { startPane } from './pane';
import { fetchChecker } from './late-checks';

const root = document.getElementById('pane');
if (root) void startPane(root, connectExcel, fetchChecker);
