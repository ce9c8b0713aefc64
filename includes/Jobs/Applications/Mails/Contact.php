<?php
/** The letter to a chosen candidate: it names the contact person, who gets the reply. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Applications\Mails;

use DesignMarketplace\Mail\Example;
use DesignMarketplace\Mail\Mail_Content;
use DesignMarketplace\People\Members\Member_Fields;
use WP_User;

final class Contact {

	/** @param WP_User|null $owner The company's account, null in a sample. */
	public static function letter( string $mission, string $company, ?WP_User $owner ): Mail_Content {
		$name  = $owner ? (string) get_user_meta( $owner->ID, Member_Fields::key( 'contact_name' ), true ) : Example::client();
		$email = $owner ? $owner->user_email : 'grace@example.com';
		return new Mail_Content(
			array(
				'mission' => $mission,
				'company' => $company,
				'contact' => '' === $name ? $company : $name,
				'email'   => $email,
			),
			home_url( '/applications' ),
			reply_to: $email,
			reply_name: $company
		);
	}
}
