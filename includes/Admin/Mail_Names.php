<?php
/**
 * What mails and their states are called where administrators read them.
 *
 * @package DesignMarketplace
 */

declare( strict_types=1 );

namespace DesignMarketplace\Admin;

use DesignMarketplace\Mail\Rows;

final class Mail_Names {

	/**
	 * A mail's name; one that is new here goes by its id.
	 *
	 * @param string $message Key of Catalogue::MESSAGES.
	 */
	public static function of( string $message ): string {
		$names = array(
			'activation'           => __( 'Activation', 'design-marketplace' ),
			'welcome'              => __( 'Welcome', 'design-marketplace' ),
			'password_changed'     => __( 'Password changed', 'design-marketplace' ),
			'email_changed'        => __( 'E-mail address changed', 'design-marketplace' ),
			'new_application'      => __( 'New application', 'design-marketplace' ),
			'contact_request'      => __( 'Request to a designer', 'design-marketplace' ),
			'mission_closed'       => __( 'Design job closed', 'design-marketplace' ),
			'new_matching_mission' => __( 'New matching design job', 'design-marketplace' ),
			'account_deleted'      => __( 'Account deleted', 'design-marketplace' ),
			'account_off'          => __( 'Account switched off', 'design-marketplace' ),
			'account_on'           => __( 'Account switched on', 'design-marketplace' ),
			'owner_off'            => __( 'Design job not available', 'design-marketplace' ),
		);
		return $names[ $message ] ?? ucfirst( str_replace( '_', ' ', $message ) );
	}

	/**
	 * The states of a mail in words.
	 *
	 * @return array<string,string>
	 */
	public static function states(): array {
		return array(
			'waiting'       => __( 'Waiting', 'design-marketplace' ),
			'expand'        => __( 'Being addressed', 'design-marketplace' ),
			'sending'       => __( 'Being sent', 'design-marketplace' ),
			'sent'          => __( 'Sent', 'design-marketplace' ),
			'failed'        => __( 'Failed', 'design-marketplace' ),
			Rows::CANCELLED => __( 'Cancelled', 'design-marketplace' ),
		);
	}
}
