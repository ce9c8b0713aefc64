import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';

const tabs = [
	{ id: 'about', label: 'About me' },
	{ id: 'account', label: 'Account' },
];

describe( 'tabs', () => {
	it( 'move the focus by arrow keys and open only when asked', async () => {
		const onChange = jest.fn();
		render(
			<Tabs
				label="Settings"
				tabs={ tabs }
				active="about"
				onChange={ onChange }
			>
				<p>Panel</p>
			</Tabs>
		);
		await userEvent.tab();
		await userEvent.keyboard( '{ArrowRight}' );
		const account = screen.getByRole( 'tab', { name: 'Account' } );
		expect( account ).toHaveFocus();
		expect( onChange ).not.toHaveBeenCalled();
		await userEvent.keyboard( '{Enter}' );
		expect( onChange ).toHaveBeenCalledWith( 'account' );
		expect( screen.getByRole( 'tabpanel' ) ).toHaveAccessibleName(
			'About me'
		);
	} );
} );
