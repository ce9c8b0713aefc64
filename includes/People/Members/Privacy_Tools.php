<?php
/** Adds members' data to WordPress' tools for exporting and erasing personal data by email address. */

declare( strict_types=1 );

namespace DesignMarketplace\People\Members;

use DesignMarketplace\People\Accounts\Email_Notes;
use DesignMarketplace\People\Accounts\State;
use DesignMarketplace\People\Privacy\Inventory;
use WP_Error;
use WP_User;

final class Privacy_Tools {

	private const ID = 'design-marketplace';

	/**
	 * @param array<string,array<string,mixed>> $exporters
	 * @return array<string,array<string,mixed>>
	 */
	public function add_exporter( array $exporters ): array {
		$name                  = __( 'Design Marketplace', 'design-marketplace' );
		$exporters[ self::ID ] = array( 'exporter_friendly_name' => $name, 'callback' => array( $this, 'export' ) );
		return $exporters;
	}

	/**
	 * @param array<string,array<string,mixed>> $erasers
	 * @return array<string,array<string,mixed>>
	 */
	public function add_eraser( array $erasers ): array {
		$name                = __( 'Design Marketplace', 'design-marketplace' );
		$erasers[ self::ID ] = array( 'eraser_friendly_name' => $name, 'callback' => array( $this, 'erase' ) );
		return $erasers;
	}

	/** @return array{data:list<array<string,mixed>>,done:bool} A member's data in WordPress' format, all on the first page. */
	public function export( string $email ): array {
		$user      = self::member( $email );
		$data      = array();
		$inventory = new Inventory();
		foreach ( $user ? $inventory->export( $user->ID ) + $inventory->formal( $user->ID ) : array() as $group => $content ) {
			$items = is_array( $content ) && array_is_list( $content ) ? $content : array( $content );
			foreach ( $items as $index => $item ) {
				if ( is_array( $item ) ) {
					$data[] = self::item( $group, $index, $item );
				}
			}
		}
		foreach ( self::notes( $email ) as $index => $note ) {
			$data[] = self::item( 'addresses', $index, $note );
		}
		return array( 'data' => $data, 'done' => true );
	}

	/**
	 * Deletes the member, and the address where other accounts have it as a new or former one.
	 * @return array{items_removed:bool,items_retained:bool,messages:list<string>,done:bool}
	 */
	public function erase( string $email ): array {
		$user    = self::member( $email );
		$result  = $user ? ( new Deletion() )->delete( $user->ID, is_slow: true ) : null;
		$removed = Email_Change::forget( $email ) || true === $result;
		return array(
			'items_removed'  => $removed,
			'items_retained' => $result instanceof WP_Error,
			'messages'       => $result instanceof WP_Error ? array( $result->get_error_message() ) : array(),
			'done'           => true,
		);
	}

	/**
	 * Notes of accounts that have this address as a new or former one. They do not say whose accounts these are.
	 * @return list<array{address:string,waits_for_proof:bool,until:string}>
	 */
	private static function notes( string $email ): array {
		$items = array();
		foreach ( array( Email_Notes::PENDING, Email_Notes::UNDO ) as $meta ) {
			foreach ( '' === $email ? array() : Email_Notes::about( $meta, $email ) as $note ) {
				$items[] = array(
					'address'         => $note->address,
					'waits_for_proof' => Email_Notes::PENDING === $meta,
					'until'           => gmdate( 'Y-m-d\TH:i:s\Z', $note->until ),
				);
			}
		}
		return $items;
	}

	/**
	 * One item of an export.
	 * @param array<string,mixed> $item Values by name.
	 * @return array<string,mixed>
	 */
	private static function item( string $group, int $index, array $item ): array {
		$rows = array();
		foreach ( $item as $name => $value ) {
			$rows[] = array(
				'name'  => $name,
				'value' => esc_html(
					is_scalar( $value ) && ! is_bool( $value )
						? (string) $value
						: (string) wp_json_encode( $value, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES )
				),
			);
		}
		return array(
			'group_id'    => "design_marketplace_{$group}",
			'group_label' => Inventory::groups()[ $group ] ?? $group,
			'item_id'     => "{$group}-{$index}",
			'data'        => $rows,
		);
	}

	private static function member( string $email ): ?WP_User {
		$user = get_user_by( 'email', $email );
		return $user && State::is_members( $user ) ? $user : null;
	}
}
