<?php
/** Declares tables, limits and personal data of log-ins at the provider. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Oidc;

use DesignMarketplace\Clock;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Declares\Erases_People;
use DesignMarketplace\Kernel\Declares\Has_Limits;
use DesignMarketplace\Kernel\Declares\Has_Personal_Data;
use DesignMarketplace\Kernel\Declares\Has_Tables;
use DesignMarketplace\Kernel\Declares\Has_User_Meta;
use DesignMarketplace\Kernel\Declares\Retains;
use WP_User;

final class Oidc_Data implements Has_Tables, Has_Limits, Has_User_Meta, Has_Personal_Data, Erases_People, Retains {

	public function tables(): array {
		return array(
			'oidc_link' => '
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				user_id bigint(20) unsigned NOT NULL,
				person char(64) NOT NULL,
				issuer varchar(255) NOT NULL,
				sub varchar(255) NOT NULL,
				day date NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY user_id (user_id),
				UNIQUE KEY person (person)
			',
			// `linking` names whose account is to be linked; most steps are of nobody yet.
			'oidc_step' => '
				id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
				hash char(64) NOT NULL,
				linking bigint(20) unsigned NOT NULL DEFAULT 0,
				data text NOT NULL,
				until_at bigint(20) unsigned NOT NULL,
				PRIMARY KEY  (id),
				UNIQUE KEY hash (hash),
				KEY linking (linking),
				KEY until_at (until_at)
			',
		);
	}

	/** As many as of log-ins. */
	public function limits(): array {
		return array(
			'oidc'        => array( 'address' => array( 60, 900 ) ),
			'oidc_ticket' => array( 'address' => array( 60, 900 ) ),
		);
	}

	public function user_meta(): array {
		return array( Links::PASSWORDLESS => false );
	}

	public function erase_person( int $user_id, bool $is_member ): void {
		Links::end( $user_id );
		Sql::write( 'DELETE FROM {oidc_step} WHERE linking = %d', $user_id );
	}

	public function expire(): void {
		Sql::write( 'DELETE FROM {oidc_step} WHERE until_at < %d', Clock::now() );
	}

	public function export( WP_User $user ): array {
		$link = Links::of( $user->ID );
		return $link ? array( 'login' => $link ) : array();
	}

	public function groups(): array {
		return array( 'login' => __( 'Log-in at a school', 'design-marketplace' ) );
	}

	public function policy(): array {
		return Provider_Settings::is_on() ? array(
			__( 'Log-in at a school', 'design-marketplace' ) => sprintf(
				/* translators: %s: name of a log-in service, such as "SWITCH edu-ID". */
				__(
					'Members can log in with %s. It tells us a number that stands for them here, their name, email address, language and the school they belong to. We keep the number and the day with the account, and what else it told us for a day at most. It learns that somebody logs in here, and nothing about what they do.',
					'design-marketplace'
				),
				Provider_Settings::button()
			),
		) : array();
	}
}
