<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Import;

use DesignMarketplace\Jobs\Missions\Job_Rules;
use DesignMarketplace\Jobs\Missions\Mission_Service;
use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Idempotency_Keys;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Items\Deadline;
use DesignMarketplace\Kernel\Items\Mission_State;
use DesignMarketplace\Kernel\Items\Skills;
use DesignMarketplace\People\Accounts\Account_State;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Members\Member_Fields;
use DesignMarketplace\People\Members\On_Behalf;
use WP_Error;
use WP_Post;

/** Each becomes a design job of its company: open, or a draft as long as the company has not joined. No alert goes out. */
final class Job_Rows extends Rows {

	private const OWNER = 'owner';

	/** @var array<string,int> Companies by what names them. */
	private array $owners = array();

	public function fields(): array {
		return array( self::OWNER, ...array_diff( array_keys( Contract::form( 'mission', 'mission' )->rules() ), array( 'questions' ) ) );
	}

	public function required(): array {
		return array( self::OWNER, 'title', 'description' );
	}

	public function label( string $field ): string {
		return self::OWNER === $field ? __( 'Company (email address or name)', 'design-marketplace' ) : parent::label( $field );
	}

	public function once( array $values ): string {
		return self::key( $values );
	}

	public function read( array $cells ): array {
		$form   = Contract::form( 'mission', 'mission' );
		$owner  = $this->owner( $cells[ self::OWNER ] ?? '' );
		$values = $this->values( $form, $cells );
		$errors = Deadline::check( Skills::check( Job_Rules::errors( $values, 0, self::status( $owner ) ), $values ), $values, 0 );
		if ( 0 === $owner ) {
			$errors = array( self::OWNER => __( 'No company, or more than one, has this address or name.', 'design-marketplace' ) ) + $errors;
		} elseif ( Account_State::Off === State::of( $owner ) ) {
			$errors = array( self::OWNER => __( 'The company’s account is off.', 'design-marketplace' ) ) + $errors;
		}
		return array( array( self::OWNER => $owner ) + $values, $errors );
	}

	public function add( array $values ): ?WP_Error {
		$owner  = (int) $values[ self::OWNER ];
		$status = self::status( $owner );
		$again  = static fn( ?WP_Post $known ): ?WP_Error => $known
			? new WP_Error( 'there', __( 'The company has this design job already.', 'design-marketplace' ) )
			: null;
		$job    = array_diff_key( $values, array( self::OWNER => 0 ) );
		$id     = ( new Mission_Service() )->create( $owner, $job, $status, self::key( $values ), $again );
		$post   = $id instanceof WP_Error ? null : get_post( $id );
		if ( $post instanceof WP_Post ) {
			$is_out = Mission_State::Draft->value !== $status;
			( new On_Behalf() )->done( Reported_Item::item( $post ), Decision_Kind::Create, 'import', $is_out );
		}
		return $id instanceof WP_Error ? $id : null;
	}

	/**
	 * The same for the same job of the same company, however often the file is taken in.
	 * @param array<string,mixed> $values
	 */
	private static function key( array $values ): string {
		$parts = array( $values[ self::OWNER ] ?? 0, $values['title'] ?? '', $values['description'] ?? '' );
		return substr( hash( 'sha256', (string) wp_json_encode( $parts ) ), 0, 40 );
	}

	private static function status( int $owner ): string {
		return ( Account_State::Active === State::of( $owner ) ? Mission_State::Open : Mission_State::Draft )->value;
	}

	/** The company's account, 0 for none. */
	private function owner( string $name ): int {
		if ( '' === $name ) {
			return 0;
		}
		if ( ! isset( $this->owners[ $name ] ) ) {
			$user                  = get_user_by( str_contains( $name, '@' ) ? 'email' : 'slug', $name );
			$ids                   = $user ? array( $user->ID ) : Sql::ids(
				'SELECT user_id FROM {usermeta} WHERE meta_key = %s AND meta_value = %s LIMIT 2',
				Member_Fields::key( 'company' ),
				$name
			);
			$this->owners[ $name ] = 1 === count( $ids ) && Roles::CONTRACTOR === Roles::of( $ids[0] ) ? $ids[0] : 0;
		}
		return $this->owners[ $name ];
	}
}
