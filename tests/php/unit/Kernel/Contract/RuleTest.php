<?php
/** Every verdict of the table that TypeScript obeys as well. */

declare( strict_types=1 );

namespace DesignMarketplace\Tests\unit\Kernel\Contract;

use DesignMarketplace\Kernel\Contract\Contract;
use DesignMarketplace\Kernel\Contract\Rule;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class RuleTest extends TestCase {

	/**
	 * @param array{entity:string,field:string,value:mixed,with?:array<string,mixed>,message:?string,says?:string} $row Row of the table.
	 */
	#[DataProvider( 'verdicts' )]
	public function test_a_value_gets_the_verdict_of_the_table( array $row ): void {
		$rules  = Contract::fields( $row['entity'] );
		$rule   = $rules[ $row['field'] ];
		$others = array();
		foreach ( $row['with'] ?? array() as $name => $value ) {
			$others[ $name ] = $rules[ $name ]->clean( $value );
		}
		$value = $rule->clean( self::spelled_out( $row['value'] ) );

		$this->assertSame( self::words( $row['message'], $rule, $row['says'] ?? null ), $rule->error( $value, array( $row['field'] => $value ) + $others ) );
	}

	/** @return iterable<string,array{array<string,mixed>}> */
	public static function verdicts(): iterable {
		$rows = json_decode( (string) file_get_contents( dirname( __DIR__, 4 ) . '/support/rule-verdicts.json' ), true, 512, JSON_THROW_ON_ERROR );
		foreach ( $rows as $index => $row ) {
			yield "{$index} {$row['entity']}.{$row['field']} " . wp_json_encode( $row['value'] ) => array( $row );
		}
	}

	public static function spelled_out( mixed $value ): mixed {
		if ( isset( $value['repeat'] ) ) {
			return str_repeat( $value['repeat'], $value['times'] );
		}
		return isset( $value['year'] ) ? (int) wp_date( 'Y' ) + $value['year'] : $value;
	}

	private static function words( ?string $code, Rule $rule, ?string $says ): ?string {
		if ( null === $code ) {
			return null;
		}
		if ( null !== $says ) {
			return Contract::message( $code, $says );
		}
		return 'too_long' === $code ? Contract::message( $code, $rule->get( 'maxLength' ) ) : Contract::message( $code );
	}
}
