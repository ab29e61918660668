import { expect, test } from '@playwright/test';
import { motionControlOf, pressMotionControl } from '@/e2e/support/motion';
import { loadPictures, waitForScript } from '@/e2e/support/page';
import { exportedPages } from '@/e2e/support/exported-pages';

for (const { file, address } of exportedPages) {
  for (const width of [360, 768, 1280, 1920]) {
    test(`${address} at ${width} px`, async ({ page }) => {
      const expectScreenshot = (state: string, fullPage = true) =>
        expect.soft(page).toHaveScreenshot([file, `${width}${state}.png`], { fullPage });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await waitForScript(page);
      if ((await motionControlOf(page).count()) > 0) await pressMotionControl(page);
      await loadPictures(page);
      await expectScreenshot('');
      await page.locator('header a, main a').last().hover();
      await expectScreenshot('-hover', false);
      await page.locator('header a, main a').last().focus();
      await expectScreenshot('-focus', false);
      await page.emulateMedia({ media: 'print' });
      await expectScreenshot('-paper');
      await page.emulateMedia({ media: 'screen' });
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      await expectScreenshot('-large');
    });
  }
}
