<?php
/**
 * What WordPress' guide suggests operators say about the marketplace in their privacy policy.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Privacy;

use DesignMarketplace\Content\Settings;
use DesignMarketplace\Module;

final class Policy_Text implements Module {

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_action( 'admin_init', array( $this, 'suggest' ) );
	}

	/**
	 * Hands the text over.
	 */
	public function suggest(): void {
		wp_add_privacy_policy_content( __( 'Design Marketplace', 'design-marketplace' ), self::text() );
	}

	/**
	 * The text as HTML.
	 */
	public static function text(): string {
		$months = (int) Settings::get( 'retention_months' );
		$parts  = array(
			__( 'Accounts', 'design-marketplace' )      => __( 'Members give us their name or company, e-mail address, city and country, and what they choose to add: biography, skills, links, pictures. We keep the time of the last log-in. Everything is erased with the account, which members can delete themselves at any time in their settings; there they can also download their data.', 'design-marketplace' ),
			__( 'Who sees what', 'design-marketplace' ) => __( "Visitors see the lists: name, job, city, experience, skills and pictures of designers; name, headline, skills and pictures of projects. Whole profiles are for members who are logged in. E-mail addresses are not shown, except a candidate's to the company applied to, so that it can answer.", 'design-marketplace' ),
			__( 'Applications and requests', 'design-marketplace' ) => 0 === $months
				? __( 'What a candidate writes is kept as long as the design job and both accounts exist.', 'design-marketplace' )
				/* translators: %s: number of months. */
				: sprintf( _n( 'What a candidate writes is seen by the company and the administrators. It is erased %s month after the design job was closed, or earlier with the design job or one of the accounts.', 'What a candidate writes is seen by the company and the administrators. It is erased %s months after the design job was closed, or earlier with the design job or one of the accounts.', $months, 'design-marketplace' ), number_format_i18n( $months ) ),
			__( 'Mails', 'design-marketplace' )         => __( 'We write about the account, applications and requests. The newsletter and mails about matching design jobs are sent only to members who asked for them, and end with one click. Sent mails are kept in a log without their text for 90 days.', 'design-marketplace' ),
			__( 'Consents', 'design-marketplace' )      => __( 'We log which wording of terms and privacy policy a member has agreed to, and each answer about newsletter and notifications, with time, language and place.', 'design-marketplace' ),
			__( 'Changes of address', 'design-marketplace' ) => __( 'A new email address waits up to seven days for its confirmation. The address it is to replace is kept for seven days from the change, so that its owner can take the account back. Both are then erased.', 'design-marketplace' ),
			__( 'Security', 'design-marketplace' )      => __( 'To hold off attacks we count attempts by a keyed hash of the network address for some minutes; the address itself is not kept.', 'design-marketplace' ),
		);
		$html   = '<p class="privacy-policy-tutorial">' . esc_html__( 'This text describes the marketplace as it is set up now. Add who you are, which law you are under, and who hosts the site.', 'design-marketplace' ) . '</p>';
		foreach ( $parts as $heading => $text ) {
			$html .= '<h3>' . esc_html( $heading ) . '</h3><p>' . esc_html( $text ) . '</p>';
		}
		return $html;
	}
}
