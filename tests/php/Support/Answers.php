<?php
/** Answers of the server to one small marketplace, made repeatable: what the front end's tests read. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\Support;

final class Answers {

	public const FILE = __DIR__ . '/../../fixtures/answers.json';

	/** Keys whose value is the id of something, or a list of them, and of what. */
	private const IDS = array(
		'author'      => 'user',
		'application' => 'post',
		'read'        => 'message',
		'mission'     => 'post',
		'skill'       => 'term',
		'open_skills' => 'term',
	);

	/**
	 * The numbers given so far, by what has the id, and the id.
	 * @var array<string,int>
	 */
	private array $ids = array();

	/** @param array<string,string> $words What differs from run to run, and what stands for it. */
	public function __construct( private readonly array $words ) {}

	/**
	 * An answer without what differs from run to run: ids are numbered in the order they appear, days and addresses are always the same.
	 * @param mixed $value Value.
	 */
	public function repeatable( mixed $value ): mixed {
		if ( is_string( $value ) ) {
			$value = strtr( $value, $this->words );
			$value = (string) preg_replace( '/\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d/', '2026-11-02T09:30:00', $value );
			$value = (string) preg_replace( '#/mission/\d+$#D', '/mission/1', $value );
			return (string) preg_replace( '/^[\w-]+?(-\d+x\d+)?\.(png|jpg)$/', 'picture$1.$2', $value );
		}
		if ( ! is_array( $value ) ) {
			return $value;
		}
		$kind = $this->kind( $value );
		foreach ( $value as $key => $one ) {
			$value[ $key ] = match ( true ) {
				'base_path' === $key      => '/uploads/',
				'conversation' === $key   => null === $one ? null : 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
				'cursor' === $key         => '3.0a1b2c3d',
				'id' === $key             => is_int( $one ) ? $this->number( $kind, $one ) : 'a1b2c3d4e5f60718293a4b5c6d7e8f90',
				isset( self::IDS[ $key ] ) && is_int( $one ) => $this->number( self::IDS[ $key ], $one ),
				isset( self::IDS[ $key ] ) && is_array( $one ) && is_int( $one[0] ?? null ) => array_map( fn( mixed $id ): int => $this->number( self::IDS[ $key ], (int) $id ), $one ),
				default                   => $this->repeatable( $one ),
			};
		}
		return $value;
	}

	/**
	 * What has the id beside which other fields stand.
	 * @param array<mixed> $item Item.
	 */
	private function kind( array $item ): string {
		if ( isset( $item['role'] ) ) {
			return 'user';
		}
		if ( isset( $item['mine'], $item['text'] ) ) {
			return 'message';
		}
		return isset( $item['description'], $item['name'] ) ? 'term' : 'post';
	}

	private function number( string $kind, int $id ): int {
		return $this->ids[ "{$kind} {$id}" ] ??= 1 + count( $this->ids );
	}
}
