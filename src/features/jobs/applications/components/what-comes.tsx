// Explains what happens after an application, and where the applicant can follow it.
import { __ } from '@wordpress/i18n';

export const WhatComes = () => (
	<>
		<p className="text">
			{ __(
				'Under “My applications” you will see when the company opens it, puts you on its short list, chooses you, or says no. You get an email with each answer.',
				'design-marketplace'
			) }
		</p>
		<p className="text">
			{ __(
				'If the job is closed without an answer, you will read that, too. Until you are told no, you can withdraw your application there.',
				'design-marketplace'
			) }
		</p>
	</>
);
