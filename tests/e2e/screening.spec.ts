// A student applies with three projects and answers; the founder compares.
import { expect, test } from '../support/test';
import { heading, pageOf, press } from '../support/browser';
import { member, mission, work } from '../support/members.mjs';

test( 'projects and answers that a student chose stand on the board', async ( {
	browser,
} ) => {
	const stamp = Date.now().toString( 36 );
	const [ student, founder ] = await Promise.all( [
		member( 'designer', `Iris Probe ${ stamp }` ),
		member( 'contractor', `Cold Hands ${ stamp }` ),
	] );
	const job = await mission( founder, 'A sign for gloves', {
		questions: JSON.stringify( [
			{ text: 'What would you take off first?', required: true },
		] ),
	} );
	for ( const title of [ 'One', 'Two', 'Three', 'Four' ] ) {
		await work( student, title );
	}
	const page = await pageOf( browser, student );

	await test.step( 'applying', async () => {
		await page.goto(
			`/project/workwith?to=${ founder.slug }&mission=${ job.id }`
		);
		await heading( page, `Apply to ${ founder.name }` );
		await press( page, 'Take Four out' );
		await page.getByText( 'Choose others' ).click();
		await page.getByRole( 'checkbox', { name: 'One' } ).check();
		await press( page, 'Move One forward' );
		await page.getByLabel( 'Your comment' ).fill( 'Cold hands, too' );
		await press( page, 'Send my request' );
		const answer = page.getByLabel( 'What would you take off first?' );
		await expect( answer ).toHaveAttribute( 'aria-invalid', 'true' );
		await answer.fill( 'The map.' );
		await press( page, 'Send my request' );
		await heading( page, 'Message sent. Thank you !' );
	} );

	await test.step( 'reading', async () => {
		const theirs = await pageOf( browser, founder );
		await theirs.goto( `/project/${ founder.slug }/mission/${ job.id }` );
		const row = theirs.getByRole( 'listitem', { name: student.name } );
		await expect( row.getByText( 'The map.' ) ).toBeVisible();
		for ( const [ at, title ] of [ 'Three', 'One', 'Two' ].entries() ) {
			await expect(
				row.getByRole( 'button', { name: /, by / } ).nth( at )
			).toHaveAccessibleName( `${ title }, by ${ student.name }` );
		}
		for ( const [ width, most ] of [
			[ 1440, 260 ],
			[ 390, 400 ],
		] as const ) {
			await theirs.setViewportSize( { width, height: 900 } );
			await expect
				.poll( async () => ( await row.boundingBox() )?.y )
				.toBeLessThanOrEqual( most );
		}
	} );
} );
