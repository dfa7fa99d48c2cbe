/* eslint-disable-next-line @typescript-eslint/ban-ts-comment -- it runs in a page, where office.js has no types */
// @ts-nocheck: it runs in the page.
/* Stands for the add-in where only the workbench is tested. */
/* global Office, Excel, CustomFunctions, window */
window.calls = [];
window.changes = [];
CustomFunctions.associate('SEATS', (members, seats) => {
  window.calls.push(['SEATS', members, seats]);
  if (seats === null)
    throw new CustomFunctions.Error(CustomFunctions.ErrorCode.invalidValue, 'seats: et tal mangler');
  return members.map(([count]) => [count * seats[0][0]]);
});
CustomFunctions.associate('UP', (km, ferries) => {
  window.calls.push(['UP', km, ferries]);
  return km.map((row) =>
    row.map((x) =>
      typeof x === 'object' && x ? new CustomFunctions.Error('#N/A', 'fejlcelle') : Math.ceil(x / 30),
    ),
  );
});
Office.onReady(async () => {
  await Excel.run(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.onChanged.add(async (event) => void window.changes.push(event));
    await context.sync();
  });
  window.readSheets = () =>
    Excel.run(async (context) => {
      const sheets = context.workbook.worksheets;
      sheets.load('items/id,items/name,items/visibility,items/position');
      await context.sync();
      const used = sheets.items.map(({ id }) => {
        const range = sheets.getItemOrNullObject(id).getUsedRangeOrNullObject(true);
        range.load('address,rowIndex,columnIndex,rowCount,columnCount,values');
        return range;
      });
      await context.sync();
      return used.map((range) =>
        range.isNullObject ? null : { address: range.address, values: range.values },
      );
    }).catch((error) => error.code);
  window.goTo = (address) =>
    Excel.run(async (context) => {
      const cell = context.workbook.worksheets.getFirst().getRange(address);
      cell.load('rowHidden,columnHidden');
      await context.sync();
      cell.select();
      await context.sync();
      return [cell.rowHidden, cell.columnHidden];
    });
  window.beyond = () =>
    Excel.run(async (context) => {
      context.workbook.worksheets.onNameChanged.add(async () => {});
      await context.sync();
    }).then(
      () => 'allowed',
      (error) => error.code,
    );
  window.save = () =>
    new Promise((resolve) => {
      Office.context.document.settings.set('x', 1);
      Office.context.document.settings.saveAsync((result) => resolve(result.status));
    });
  window.theme = () => Office.context.officeTheme;
  window.ready = true;
});
