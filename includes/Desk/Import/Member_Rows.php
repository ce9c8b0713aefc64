<?php

declare( strict_types=1 );

namespace DesignMarketplace\Desk\Import;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Languages;
use DesignMarketplace\People\Accounts\Decision_Kind;
use DesignMarketplace\People\Accounts\Reported_Item;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Members\Joining;
use DesignMarketplace\People\Members\On_Behalf;
use WP_Error;

/** Each becomes an account that waits, and an invitation to join. Nobody is listed before. */
final class Member_Rows extends Rows {

	public function fields(): array {
		$fields = array( 'email', 'name', 'company', 'role', 'locale' );
		foreach ( Roles::ALL as $role ) {
			$fields = array( ...$fields, ...array_keys( Joining::form( $role )->rules() ) );
		}
		return array_values( array_diff( array_unique( $fields ), array( 'affiliated', 'school_shown', 'languages' ) ) );
	}

	public function required(): array {
		return array( 'email' );
	}

	public function label( string $field ): string {
		return 'role' === $field ? __( 'Role', 'design-marketplace' ) : parent::label( $field );
	}

	public function once( array $values ): string {
		return strtolower( (string) ( $values['email'] ?? '' ) );
	}

	public function read( array $cells ): array {
		$cells += $this->usual;
		$role   = (string) ( $this->values( Contract::form( 'member', 'account' ), $cells )['role'] ?? '' );
		if ( ! in_array( $role, Roles::ALL, true ) ) {
			/* translators: 1 and 2: words as they stand in the file, not translated. */
			$say = __( 'Write %1$s or %2$s.', 'design-marketplace' );
			return array( array(), array( 'role' => sprintf( $say, ...Roles::ALL ) ) );
		}
		if ( Roles::CONTRACTOR === $role && '' === ( $cells['company'] ?? '' ) ) {
			$cells['company'] = $cells['name'] ?? '';
		}
		$language = mb_strtolower( substr( $cells['locale'] ?? '', 0, 2 ) );
		$values   = array( 'role' => $role ) + $this->values( Joining::form( $role ), array( 'role' => $role ) + $cells );
		$errors   = Joining::errors( $values );
		if ( '' !== $language && ! isset( Contract::enum( 'languages' )[ $language ] ) ) {
			$errors['locale'] = Contract::message( 'value_invalid' );
		}
		return array( $values + array( 'locale' => '' === $language ? Languages::site() : $language ), $errors );
	}

	public function add( array $values ): ?WP_Error {
		$log = static function ( int $user_id ): ?WP_Error {
			( new On_Behalf() )->done( Reported_Item::member( $user_id ), Decision_Kind::Create, 'import', false );
			return null;
		};
		$id  = ( new Joining() )->invite( $values, $log );
		return $id instanceof WP_Error ? $id : null;
	}
}
