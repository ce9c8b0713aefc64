<?php
/** Introductions and read-only information above the fields of a tab. */

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Admin\Settings;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\People\Auth\Limits;
use DesignMarketplace\People\Auth\Rate_Limiter;

final class Intros {

	public function show( string $tab ): void {
		match ( $tab ) {
			Tabs::PARTNERS     => $this->partners(),
			Tabs::UNIVERSITIES => $this->universities(),
			Tabs::TEXTS        => $this->texts(),
			Tabs::REASONS      => $this->reasons(),
			Tabs::SIGNUP       => $this->signup(),
			Tabs::PRIVACY      => $this->privacy(),
			default            => null,
		};
	}

	private function partners(): void {
		echo '<p>' . esc_html__(
			'Shown at the foot of every page, in this order. A row without name, address and logo is removed.',
			'design-marketplace'
		) . '</p>';
	}

	/** The universities. They are part of the contract and cannot be changed here. */
	private function universities(): void {
		echo '<h2>' . esc_html__( 'Universities', 'design-marketplace' ) . '</h2><p>' . esc_html(
			implode(
				', ',
				array_map( static fn( string $name ): string => translate( $name, 'design-marketplace' ), Contract::enum( 'universities' ) ) // phpcs:ignore WordPress.WP.I18n -- the literals stand in the generated TypeScript.
			)
		) . '</p>';
		echo '<p class="description">' . esc_html__(
			'The list is fixed, as every client of the site relies on it. Startups of another university choose the last one and type its name, which is shown like the others.',
			'design-marketplace'
		) . '</p>';
	}

	private function texts(): void {
		echo '<p>' . esc_html__(
			'Leave a field empty for the text it shows in grey. Contents may include links and other HTML.',
			'design-marketplace'
		) . '</p>';
	}

	private function reasons(): void {
		echo '<p>' . esc_html__(
			'What members read when something of theirs is hidden or their account is switched off. Leave a field empty for the text it shows in grey; your terms and conditions should say the same.',
			'design-marketplace'
		) . '</p>';
	}

	/** The state of the limits, which only a constant can change. */
	private function signup(): void {
		echo '<h2>' . esc_html__( 'Rate limits', 'design-marketplace' ) . '</h2>';
		$said = Rate_Limiter::is_on()
			? __( 'On. Too many attempts are refused for a while.', 'design-marketplace' )
			: __( 'Off. Never leave it off on a public site.', 'design-marketplace' );
		echo '<p><strong>' . esc_html( $said ) . '</strong></p>';
		$by = defined( 'DESIGN_MARKETPLACE_RATE_LIMITS' )
			/* translators: %s: name of a constant. */
			? __( 'Set by the constant %s in wp-config.php.', 'design-marketplace' )
			/* translators: %s: name of a constant. */
			: __( 'The constant %s in wp-config.php, set to false, switches them off.', 'design-marketplace' );
		printf( '<p class="description">%s</p>', sprintf( esc_html( $by ), '<code>DESIGN_MARKETPLACE_RATE_LIMITS</code>' ) );
		echo '<table class="widefat striped dm-limits"><thead><tr><th scope="col">'
			. esc_html__( 'Action', 'design-marketplace' )
			. '</th><th scope="col">'
			. esc_html__( 'Counted by', 'design-marketplace' )
			. '</th><th scope="col">'
			. esc_html__( 'Attempts', 'design-marketplace' )
			. '</th></tr></thead><tbody>';
		foreach ( Limits::allowed() as $action => $scopes ) {
			foreach ( $scopes as $scope => [ $attempts, $seconds ] ) {
				$words = sprintf(
					/* translators: 1: number of attempts, 2: length of time such as "15 minutes". */
					__( '%1$s in %2$s', 'design-marketplace' ),
					number_format_i18n( $attempts ),
					human_time_diff( 0, $seconds )
				);
				printf(
					'<tr><td>%s</td><td>%s</td><td>%s</td></tr>',
					esc_html( self::action( $action ) ),
					esc_html( self::scope( $scope ) ),
					esc_html( $words )
				);
			}
		}
		echo '</tbody></table><h2>' . esc_html__( 'Bot check', 'design-marketplace' ) . '</h2>';
	}

	private function privacy(): void {
		printf(
			'<p><a href="%s">%s</a> | <a href="%s">%s</a> | <a href="%s">%s</a></p>',
			esc_url( admin_url( 'export-personal-data.php' ) ),
			esc_html__( 'Export personal data', 'design-marketplace' ),
			esc_url( admin_url( 'erase-personal-data.php' ) ),
			esc_html__( 'Erase personal data', 'design-marketplace' ),
			esc_url( admin_url( 'options-privacy.php?tab=policyguide' ) ),
			esc_html__( 'Suggested text for the privacy policy', 'design-marketplace' )
		);
	}

	private static function action( string $action ): string {
		return match ( $action ) {
			'login'              => __( 'Log in', 'design-marketplace' ),
			'register'           => __( 'Sign up', 'design-marketplace' ),
			'register_unchecked' => __( 'Sign up without a bot check', 'design-marketplace' ),
			'availability'       => __( 'Check whether an email address is available', 'design-marketplace' ),
			'activation'         => __( 'Request an activation email', 'design-marketplace' ),
			'lostpassword'       => __( 'Request a new password', 'design-marketplace' ),
			'reset'              => __( 'Set a new password', 'design-marketplace' ),
			'challenge'          => __( 'Request a bot check', 'design-marketplace' ),
			'reset_check'        => __( 'Open a link for a new password', 'design-marketplace' ),
			'email_change'       => __( 'Change the email address', 'design-marketplace' ),
			'email_again'        => __( 'Request another address confirmation', 'design-marketplace' ),
			'email_link'         => __( 'Open a link about an email address', 'design-marketplace' ),
			'verify'             => __( 'Request a university confirmation', 'design-marketplace' ),
			'verify_mailbox'     => __( 'Request it from the same address', 'design-marketplace' ),
			'job_link'           => __( 'Open a link that keeps a design job open', 'design-marketplace' ),
			'verify_link'        => __( 'Open a link that confirms a university', 'design-marketplace' ),
			'availability_link'  => __( 'Open a link that renews availability', 'design-marketplace' ),
			'mission'            => __( 'Write a design job', 'design-marketplace' ),
			'publication'        => __( 'Publish a design job', 'design-marketplace' ),
			'work'               => __( 'Add a project', 'design-marketplace' ),
			'change'             => __( 'Edit own content', 'design-marketplace' ),
			'picture'            => __( 'Send a picture, or a file in a message', 'design-marketplace' ),
			'apply'              => __( 'Apply', 'design-marketplace' ),
			'contact'            => __( 'Write to a designer', 'design-marketplace' ),
			'stage'              => __( 'Decide on a candidate', 'design-marketplace' ),
			'tell'               => __( 'Tell a candidate right away', 'design-marketplace' ),
			'message'            => __( 'Send a message', 'design-marketplace' ),
			'conversation'       => __( 'Mark as read, block, or take a message back', 'design-marketplace' ),
			'report'             => __( 'Report something', 'design-marketplace' ),
			'search'             => __( 'Save or change a search', 'design-marketplace' ),
			'own_data'           => __( 'Request a link to own data', 'design-marketplace' ),
			'report_stranger'    => __( 'Report something without an account', 'design-marketplace' ),
			'report_unchecked'   => __( 'The same without a bot check', 'design-marketplace' ),
			'report_address'     => __( 'Emails about reports to an address without an account', 'design-marketplace' ),
			default              => $action,
		};
	}

	private static function scope( string $scope ): string {
		return match ( $scope ) {
			'address' => __( 'Network address', 'design-marketplace' ),
			'account' => __( 'Account', 'design-marketplace' ),
			'pair'    => __( 'Network address and account', 'design-marketplace' ),
			default   => $scope,
		};
	}
}
