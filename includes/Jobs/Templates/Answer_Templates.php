<?php
/** /design-marketplace/v1/templates: what a company writes again and again to those who apply. */

declare( strict_types=1 );

namespace DesignMarketplace\Jobs\Templates;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Database\Lost_Transaction;
use DesignMarketplace\Kernel\Database\Sql;
use DesignMarketplace\Kernel\Database\Transaction;
use DesignMarketplace\Kernel\Declares\Has_Limits;
use DesignMarketplace\Kernel\Declares\Has_Personal_Data;
use DesignMarketplace\Kernel\Declares\Has_User_Meta;
use DesignMarketplace\Kernel\Rest\Errors;
use DesignMarketplace\People\Accounts\Account_Lock;
use DesignMarketplace\People\Accounts\Roles;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Auth\Limits;
use WP_Error;
use WP_REST_Request;
use WP_REST_Response;
use WP_User;

/**
 * Each is a row of user meta, whose id is the template's.
 * @phpstan-type Template array{id:int,name:string,text:string}
 */
final class Answer_Templates implements Has_Limits, Has_Personal_Data, Has_User_Meta {

	public const META = '_design_marketplace_template';

	/** Words with `{job}` and `{name}` filled in, in one go: what is filled in may look like either. What is empty stays. */
	public static function filled( string $words, string $job, string $name = '' ): string {
		return strtr( $words, array_filter( array( '{job}' => $job, '{name}' => $name ) ) );
	}

	/** Checks in this order: logged in, a company. */
	public function may_enter(): bool|WP_Error {
		return Roles::CONTRACTOR === Roles::of( get_current_user_id() )
			? true
			: Errors::of( is_user_logged_in() ? 'forbidden' : 'login_required' );
	}

	/** @return list<Template> */
	public function all(): array {
		return self::of( get_current_user_id() );
	}

	public function add( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::write(
			$request,
			static function ( int $user_id, array $values ): array|WP_Error {
				$max = Contract::limit( 'templates_max' );
				if ( count( self::of( $user_id ) ) >= $max ) {
					return Errors::of( 'templates_many', $max );
				}
				$id = add_user_meta( $user_id, State::key( self::META ), wp_slash( (string) wp_json_encode( $values ) ) );
				if ( ! is_int( $id ) ) {
					throw Lost_Transaction::by_last_error();
				}
				return self::template( $id, $values );
			},
			201
		);
	}

	public function change( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::write(
			$request,
			static function ( int $user_id, array $values ) use ( $request ): array|WP_Error {
				$known = self::one( $user_id, $request );
				if ( ! $known ) {
					return Errors::of( 'post_not_found' );
				}
				$now = self::template( $known['id'], $values + $known );
				update_metadata_by_mid( 'user', $known['id'], (string) wp_json_encode( array_diff_key( $now, array( 'id' => true ) ) ) );
				return $now;
			}
		);
	}

	public function delete( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		return self::write(
			null,
			static function ( int $user_id ) use ( $request ): array|WP_Error {
				$known = self::one( $user_id, $request );
				return $known && delete_metadata_by_mid( 'user', $known['id'] ) ? $known : Errors::of( 'post_not_found' );
			}
		);
	}

	/**
	 * @param WP_REST_Request|null $request With the form's fields, if it has any.
	 * @param callable(int, array<string,mixed>): (Template|WP_Error) $work Runs with the account locked.
	 * @param int $status Of a success; all fields are asked for only where something is made.
	 */
	private static function write( ?WP_REST_Request $request, callable $work, int $status = 200 ): WP_REST_Response|WP_Error {
		$form     = Contract::form( 'template', 'template' );
		$values   = $request ? $form->clean( $request->get_params() ) : array();
		$messages = $request ? $form->errors( $values, 200 === $status ) : array();
		$user_id  = get_current_user_id();
		$written  = ( $messages ? Errors::fields( $messages ) : null ) ?? Limits::write( 'template', $user_id ) ?? Transaction::run(
			static fn(): array|WP_Error => Account_Lock::hold( $user_id ) ?? $work( $user_id, $values )
		);
		return $written instanceof WP_Error ? $written : new WP_REST_Response( $written, $status );
	}

	/** @return Template|null The one in the path, if it is the member's. */
	private static function one( int $user_id, WP_REST_Request $request ): ?array {
		return array_column( self::of( $user_id ), null, 'id' )[ (int) $request->get_url_params()['id'] ] ?? null;
	}

	/** @return list<Template> In the order in which they were made. */
	private static function of( int $user_id ): array {
		return array_map(
			static fn( array $row ): array => self::template(
				(int) $row['umeta_id'],
				(array) json_decode( (string) $row['meta_value'], true )
			),
			Sql::rows(
				'SELECT umeta_id, meta_value FROM {usermeta} WHERE user_id = %d AND meta_key = %s ORDER BY umeta_id',
				$user_id,
				State::key( self::META )
			)
		);
	}

	/**
	 * @param array<mixed> $values
	 * @return Template
	 */
	private static function template( int $id, array $values ): array {
		return array( 'id' => $id, 'name' => (string) ( $values['name'] ?? '' ), 'text' => (string) ( $values['text'] ?? '' ) );
	}

	public function limits(): array {
		return array( 'template' => array( 'account' => array( 300, DAY_IN_SECONDS ) ) );
	}

	public function user_meta(): array {
		return array( self::META => false );
	}

	public function export( WP_User $user ): array {
		return array( 'templates' => self::of( $user->ID ) );
	}

	public function groups(): array {
		return array( 'templates' => __( 'Templates of answers', 'design-marketplace' ) );
	}

	public function policy(): array {
		return array();
	}
}
