// What the school has said, beside what one adds.
import { __, sprintf } from '@wordpress/i18n';
import { schoolName } from '../../../../lib/school-line';
import { Facts } from '../profile/facts';
import type { Said } from './said';
import '../../../../styles/profile.css';

export const SaidFacts = ( { said }: { said: Said } ) => {
	const { button, name, email, email_proven: isProven, school } = said;
	return (
		<div className="member-said">
			<p className="t4">
				{ sprintf(
					/* translators: %s: name of a log-in, such as "SWITCH edu-ID". */
					__( '%s says', 'design-marketplace' ),
					button
				) }
			</p>
			<Facts
				facts={ [
					{
						term: __( 'Name', 'design-marketplace' ),
						value: name,
					},
					{
						term: __( 'E-mail', 'design-marketplace' ),
						value: email && isProven && (
							<>
								{ email }
								<br />
								<span className="soft">
									{ __(
										'proven, no email needed',
										'design-marketplace'
									) }
								</span>
							</>
						),
					},
					{
						term: __( 'School', 'design-marketplace' ),
						value: school && schoolName( school ),
					},
				] }
			/>
			<p className="small soft">
				{ __(
					'You need no password here. You can set one later, with “Forgot Password”.',
					'design-marketplace'
				) }
			</p>
		</div>
	);
};
